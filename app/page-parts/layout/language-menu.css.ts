import { style } from "@vanilla-extract/css";
import { belowTablet } from "../../design/breakpoints.ts";

/** In the sheet of a phone as many languages a row as fit. */
export const languages = style({
  "@media": { [belowTablet]: { display: "grid", gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,9rem),1fr))" } },
});
