import { globalStyle, style } from "@vanilla-extract/css";
import { belowTablet, from, lowWindow } from "../../design/breakpoints.ts";
import { smallestWords } from "../../design/tokens.ts";
import { vars } from "../../design/theme.css.ts";

/** On phones the panel hangs from the bar around the menu (which has `position`), at its end: wherever the word stands, it fits. */
export const menu = style({ "@media": { [from.tablet]: { position: "relative" } } });

/** A summary, or the button that takes its place. */
export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: vars.size.target,
  padding: "4px 10px",
  border: 0,
  borderRadius: vars.radius.card,
  background: "none",
  fontWeight: 600,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover,[open] > &,&[data-state=open]": { background: vars.surface.tint },
  },
});
export const label = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", maxWidth: "9em" });

export const compact = style([
  opener,
  {
    "@media": {
      [belowTablet]: {
        flexDirection: "column",
        gap: 0,
        minWidth: "44px",
        padding: "4px",
        fontSize: smallestWords,
        lineHeight: 1.2,
      },
    },
  },
]);
globalStyle(`${compact} > svg:last-child`, { "@media": { [belowTablet]: { display: "none" } } });
globalStyle(`${compact} > ${label}`, { "@media": { [belowTablet]: { maxWidth: "6em" } } });

export const panel = style({
  position: "absolute",
  zIndex: 20,
  top: "calc(100% + 4px)",
  insetInlineEnd: "8px",
  width: "max-content",
  minWidth: "min(15rem,100vw - 16px)",
  maxWidth: "calc(100vw - 16px)",
  maxHeight: "70vh",
  overflow: "auto",
  padding: vars.space.xsmall,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  border: `1px solid ${vars.line.soft}`,
  boxShadow: vars.shadow.raised,
});

/** On phones as wide as the window, below the bar. Where it scrolls, its lower edge is shaded until the end has come. */
export const sheet = style([
  panel,
  {
    "@media": {
      [belowTablet]: {
        insetInline: 0,
        top: "100%",
        width: "auto",
        maxWidth: "none",
        maxHeight: "calc(100dvh - 134px)",
        padding: "12px 16px 16px",
        border: 0,
        borderRadius: "0 0 12px 12px",
        background: `linear-gradient(transparent,${vars.surface.card} 60%) bottom/100% 40px no-repeat local,linear-gradient(transparent,${vars.line.strong}) bottom/100% 12px no-repeat,${vars.surface.card}`,
      },
      [`${belowTablet} and ${lowWindow}`]: { maxHeight: "none" },
    },
  },
]);

// Radix puts a box of its own around the panel, which stands where the native one does.
globalStyle(`${menu} > [data-radix-popper-content-wrapper]`, {
  minWidth: "0 !important",
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  width: "100%",
  minHeight: vars.size.target,
  padding: "4px 12px",
  border: 0,
  borderRadius: "8px",
  background: "none",
  color: vars.text.normal,
  textAlign: "start",
  textDecoration: "none",
  selectors: {
    "&:hover,&[data-highlighted]": { background: vars.surface.tint },
    "&[aria-current]": { fontWeight: 700, color: vars.text.link },
  },
});
globalStyle(`${item}[aria-current] > :last-child:not(:only-child)`, { marginInlineStart: "auto" });
