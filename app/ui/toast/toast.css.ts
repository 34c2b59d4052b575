import { style, styleVariants } from "@vanilla-extract/css";
import { close as cross } from "../dialog/dialog.css.ts";
import { from } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

export const region = style({
  position: "fixed",
  zIndex: 30,
  insetInline: vars.space.small,
  bottom: `calc(${vars.size.bottomBar} + 12px)`,
  display: "grid",
  justifyItems: "end",
  gap: vars.space.xsmall,
  pointerEvents: "none",
  "@media": {
    [from.desktop]: { bottom: vars.space.large, insetInline: "auto 24px" },
    // Nothing could take it away again: it stands above the page instead of on it.
    "(scripting: none)": { position: "static", paddingInline: "16px" },
  },
});

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  width: "min(100%,350px)",
  padding: vars.space.small,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  border: `1px solid ${vars.line.soft}`,
  boxShadow: vars.shadow.raised,
  pointerEvents: "auto",
  "@media": { "(scripting: none)": { marginTop: "12px" } },
});

export const close = style([cross, { "@media": { "(scripting: none)": { display: "none" } } }]);

const mark = style({ padding: vars.space.xsmall, borderRadius: vars.radius.pill });
export const tones = styleVariants(
  {
    success: vars.tone.success,
    warning: vars.tone.warning,
    danger: vars.tone.danger,
    info: vars.tone.info,
  },
  (tone) => [mark, { background: tone.surface, color: tone.text }],
);
export const text = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
