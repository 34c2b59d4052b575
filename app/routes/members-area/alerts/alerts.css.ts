import { style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
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

/** What only a script can do. */
export const scripted = style([alerts, { "@media": { "(scripting: none)": { display: "none" } } }]);
