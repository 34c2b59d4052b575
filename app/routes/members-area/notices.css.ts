import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

/** An address may be longer than a phone is wide. */
export const address = style({ overflowWrap: "anywhere" });

/** What concerns the account stands above the page, as wide as its content may be. */
export const notices = style({
  maxWidth: vars.size.page,
  marginInline: "auto",
  paddingInline: vars.space.medium,
  paddingBlockStart: vars.space.medium,
});
