import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

export const member = style({ textAlign: "center" });
globalStyle(`${member} a`, { fontWeight: 600, display: "inline-block", padding: "10px 4px" });

export const promises = style({ display: "grid", gap: vars.space.xsmall, color: vars.text.soft });
export const promise = style({ display: "flex", gap: vars.space.xsmall });
globalStyle(`${promise} > svg`, { marginTop: "2px", color: vars.tone.success.text });

export const summary = style({
  padding: "4px 16px",
  borderRadius: vars.radius.card,
  background: vars.surface.wash,
});
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr) auto",
  columnGap: vars.space.small,
  alignItems: "center",
  paddingBlock: "10px",
  selectors: { "& + &": { borderTop: `1px solid ${vars.line.soft}` } },
});
export const term = style({ gridColumn: 1, fontSize: vars.type.small, color: vars.text.soft });
export const detail = style({ gridColumn: 1, fontWeight: 600 });
export const change = style({ display: "flex", alignItems: "center", minHeight: "44px", fontWeight: 600 });
export const changeButton = style([
  change,
  { padding: 0, border: 0, background: "none", color: vars.text.link, textDecoration: "underline" },
]);
globalStyle(`${line} > :last-child`, { gridColumn: 2, gridRow: "1 / span 2" });
