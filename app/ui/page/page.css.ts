import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from, installed, lowWindow } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";
import { home } from "../top-bar/top-bar.css.ts";

const stack = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "20px" });

const page = style([
  stack,
  {
    width: "100%",
    margin: "0 auto",
    padding: "24px 16px 48px",
    "@media": { [from.tablet]: { padding: "40px 24px 64px" } },
  },
]);

export const widths = styleVariants({ narrow: "30rem", text: vars.size.reading, wide: vars.size.page }, (width) => [
  page,
  { maxWidth: `calc(${width} + 48px)` },
]);
export const section = style([stack, { gap: vars.space.medium, marginTop: vars.space.small }]);
export const lead = style({
  fontSize: vars.type.large,
  color: vars.text.soft,
  maxWidth: vars.size.reading,
  marginTop: "-8px",
});
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  justifySelf: "start",
  minHeight: "44px",
  marginBlock: "-12px",
  fontWeight: 600,
});

/**
 * Of the installed app alone: in the bar, where the logo stands otherwise. `data-first` is on the page that nobody came to from another one
 * (app/browser/installed-app.ts).
 */
const inBar = `${back}[data-back]`;
globalStyle(inBar, { display: "none" });
globalStyle(`:root:not([data-first]) ${inBar}`, {
  "@media": {
    [installed]: {
      display: "inline-flex",
      position: "fixed",
      top: 0,
      // Where the logo begins.
      insetInlineStart: "max(8px,50vw - 578px)",
      zIndex: 11,
      minHeight: "48px",
      margin: "8px 0",
      padding: "0 8px",
      color: vars.text.normal,
      textDecoration: "none",
    },
    [`${installed} and ${lowWindow}`]: { position: "absolute" },
  },
});
globalStyle(`:root:not([data-first]) body:has(${inBar}) ${home}`, {
  "@media": { [installed]: { visibility: "hidden", minWidth: "5.5em" } },
});
