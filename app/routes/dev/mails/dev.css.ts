import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

/** A mail's text, with its own line ends. */
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const links = style({ display: "grid", gap: vars.space.xsmall, overflowWrap: "anywhere" });
export const shown = style({
  width: "100%",
  height: "720px",
  marginTop: vars.space.small,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: "#fff", // what mail programs have behind a mail
});
export const more = style({
  minHeight: vars.size.target,
  alignContent: "center",
  fontWeight: 600,
  color: vars.text.link,
});
