import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const composer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: vars.space.xsmall,
  padding: "12px",
  paddingBottom: "calc(10px + env(safe-area-inset-bottom))",
  background: vars.surface.card,
  borderTop: `1px solid ${vars.line.soft}`,
});

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xsmall,
  "@media": { [from.largePhone]: { flexDirection: "row", alignItems: "flex-end" } },
});
globalStyle(`${form} > div`, { "@media": { [from.largePhone]: { flex: 1 } } });
globalStyle(`${form} textarea`, { minHeight: vars.size.field, maxHeight: "35vh", resize: "none" });

export const balance = style({ fontSize: vars.type.small, color: vars.text.soft });
