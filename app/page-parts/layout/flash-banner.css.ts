import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** Above the page, as wide as something to read. */
export const place = style({
  width: "100%",
  maxWidth: `calc(${vars.size.reading} + 48px)`,
  marginInline: "auto",
  padding: "16px 16px 0",
});
