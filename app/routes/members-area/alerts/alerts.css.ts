import { globalStyle, style } from "@vanilla-extract/css";
import { belowLargePhone, from } from "../../../design/breakpoints.ts";
import { hiddenFromEyes } from "../../../design/visually-hidden.css.ts";
import { vars } from "../../../design/theme.css.ts";

/** An address may be longer than a phone is wide. */
export const address = style({ overflowWrap: "anywhere" });

/** What concerns the account stands above the page, as wide as a page's content may be. */
export const alerts = style({
  width: "100%",
  maxWidth: `calc(${vars.size.page} + 48px)`,
  marginInline: "auto",
  padding: "12px 16px 0",
  "@media": { [from.tablet]: { paddingInline: vars.space.large } },
});

/** Two short lines on a phone: what to do, and the address. On a wider page they are one sentence. */
export const line = style({ display: "flex", "@media": { [belowLargePhone]: { flexDirection: "column" } } });
globalStyle(`${line} > [title]`, {
  fontWeight: 400,
  "@media": {
    [belowLargePhone]: { fontSize: "0.834rem" },
    // Of the address so few letters would be left that they say nothing: the words take both lines.
    "(max-width:339px)": hiddenFromEyes,
  },
});
/** In two even lines where one is too long, so that "e-mail" stays whole. */
export const narrowOnly = style({ textWrap: "balance", "@media": { [from.largePhone]: { display: "none" } } });
export const wideOnly = style({ whiteSpace: "pre", "@media": { [belowLargePhone]: { display: "none" } } });

/** Its room stays, so that nothing moves when it comes. */
export const waiting = style({ visibility: "hidden" });
