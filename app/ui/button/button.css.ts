import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  justifySelf: "start",
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  padding: "8px 20px",
  border: "2px solid transparent", // seen where the system draws its own colours
  borderRadius: vars.radius.card,
  background: "none",
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  color: vars.text.link,
  selectors: { "&:disabled": { opacity: 0.55, cursor: "default" } },
});

const primary = style([
  button,
  {
    background: vars.action.primary,
    color: vars.action.primaryText,
    selectors: { "&:hover:not(:disabled),&:active": { background: vars.action.primaryStrong } },
  },
]);

const secondary = style([
  button,
  {
    background: vars.surface.card,
    borderColor: vars.line.strong,
    selectors: { "&:hover,&:active": { background: vars.surface.tint, borderColor: "currentColor" } },
  },
]);

const quiet = style([
  button,
  {
    textDecoration: "underline",
    paddingInline: vars.space.small,
    selectors: { "&:hover,&:active": { background: vars.surface.tint } },
  },
]);

const danger = style([
  button,
  {
    background: vars.action.danger,
    color: vars.action.dangerText,
    selectors: { "&:hover,&:active": { filter: "brightness(.92)" } },
  },
]);

export const tones = { primary, secondary, quiet, danger };

export const small = style({ minHeight: "44px", padding: "4px 14px", fontSize: vars.type.small });
export const wide = style({ width: "100%" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.small,
  overflowWrap: "anywhere", // a name in a button
});
