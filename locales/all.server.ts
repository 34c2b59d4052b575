import { bundleOf, type Bundle } from "./bundle.ts";

const files = import.meta.glob<Record<string, unknown>>("./*/*.json", { eager: true, import: "default" });

/** Every language's texts; on the server only, the browser gets its own language (load.client.ts). */
export const allTexts: Record<string, Bundle> = Object.fromEntries(
  languagesIn(Object.keys(files)).map((language) => [
    language,
    withFormProblems(
      bundleOf(Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`)))),
    ),
  ]),
);

/** What only forms are refused for is in a file of its own, which no browser loads. */
function withFormProblems({ "form-problems": forms, ...bundle }: Bundle): Bundle {
  return forms ? { ...bundle, problems: { ...bundle["problems"], ...forms } } : bundle;
}

function languagesIn(paths: string[]): string[] {
  return [...new Set(paths.map((path) => path.split("/")[1] ?? ""))];
}
