import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { motionAllowed } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

const shade = "#0b0d2e99";

/** In the flow of the page: no script can make it modal. Its cross works all the same. */
const inPage = { position: "static", marginBlock: vars.space.medium, boxShadow: vars.shadow.raised } as const;

/** The browser's dialog and Radix' stand at the same place, so that one can follow the other unseen. */
const dialog = style({
  position: "fixed",
  zIndex: 40,
  inset: 0,
  margin: "auto",
  padding: vars.space.large,
  border: `1px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  width: "calc(100% - 24px)",
  height: "fit-content",
  maxHeight: "calc(100dvh - 24px)",
  overflow: "auto",
  background: vars.surface.card,
  color: "inherit",
  boxShadow: vars.shadow.raised,
  selectors: {
    "&::backdrop": { background: shade },
    // Served open, and a script will make it modal.
    "&[open]:not(:modal)": { boxShadow: `0 0 0 200vmax ${shade}` },
    "html:not([data-texts]) &[open]:not(:modal)": inPage,
  },
  "@media": {
    "(scripting: none)": { selectors: { "&[open]:not(:modal)": inPage } },
  },
});
const open = `${dialog}:is([open],[data-state=open])`;
globalStyle(open, { display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: vars.space.medium });
globalStyle(`${open}:not([data-stayed])`, { "@media": { [motionAllowed]: { animation: `${settle} .18s` } } });

/** What the question is about, apart from the buttons that answer it. */
globalStyle(`${dialog} form > picture`, { marginBlockEnd: vars.space.medium });

export const overlay = style({ position: "fixed", zIndex: 40, inset: 0, background: shade });

const widths = styleVariants({ small: 300, normal: 500, large: 800, extra: 1140 }, (width) => [
  dialog,
  { maxWidth: width },
]);

/** The whole window; what it shows takes the room between its heading and its buttons. */
const full = style([
  dialog,
  {
    width: "100%",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    padding: vars.space.medium,
    border: 0,
    borderRadius: 0,
    gridTemplateRows: "auto minmax(0,1fr) auto",
    selectors: { "html:not([data-texts]) &[open]:not(:modal)": { height: "auto" } },
    "@media": { "(scripting: none)": { height: "auto" } },
  },
]);

export const sizes = { ...widths, full };
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
