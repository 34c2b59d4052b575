import { style } from "@vanilla-extract/css";

/** The rules of `visuallyHidden`, for where they hold at some widths only. */
export const hiddenFromEyes = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** For screen readers only. */
export const visuallyHidden = style(hiddenFromEyes);
