import { bundleOf } from "../bundle.ts";

/** One chunk: what the members' area shows. Pages without a client script never need their texts in the browser. */
export const texts = bundleOf(
  import.meta.glob<Record<string, unknown>>(
    [
      "./*.json",
      "!./dev.json",
      "!./index.json",
      "!./landers.json",
      "!./login.json",
      "!./mail.json",
      "!./pages.json",
      "!./signup.json",
    ],
    { eager: true, import: "default" },
  ),
);
