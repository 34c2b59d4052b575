import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { motionAllowed } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

const dialog = style({
  margin: "auto",
  padding: vars.space.large,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  width: "calc(100% - 24px)",
  maxHeight: "calc(100dvh - 24px)",
  overflow: "auto",
  background: vars.surface.card,
  color: "inherit",
  boxShadow: vars.shadow.raised,
  selectors: {
    // Readable in the page, before or without a script.
    "&:not(:modal)": { position: "static", marginBlock: vars.space.medium },
    "&::backdrop": { background: "#0b0d2e99" },
  },
});
globalStyle(`${dialog}[open]`, {
  display: "grid",
  gap: vars.space.medium,
  "@media": { [motionAllowed]: { animation: `${settle} .18s` } },
});

export const sizes = styleVariants({ small: 300, normal: 500, large: 800, extra: 1140 }, (width) => [
  dialog,
  { maxWidth: width },
]);
export const header = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space.small,
});
export const close = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.target,
  height: vars.size.target,
  margin: "-8px -12px -8px 0",
  border: 0,
  borderRadius: vars.radius.pill,
  background: "none",
  selectors: { "&:hover": { background: vars.surface.tint } },
});
