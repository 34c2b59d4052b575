import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

const line = { content: "", flex: 1, borderTop: `1px solid ${vars.line.soft}` };

/** Between signing in by password and by passkey. */
export const or = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  color: vars.text.soft,
  selectors: { "&::before": line, "&::after": line },
});
