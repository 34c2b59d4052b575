import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";
import { icon } from "../../../ui/icon/icon.css.ts";

export const bar = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "4px",
  padding: "8px 8px 8px 4px",
  borderBottom: `1px solid ${vars.line.soft}`,
});

export const back = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "4px",
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: "8px",
  borderRadius: vars.radius.card,
  fontWeight: 600,
  selectors: { "&:hover": { background: vars.surface.wash } },
});
/** Beside the arrow where there is room; on a phone the arrow alone, with the word for screen readers. */
export const backWord = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  "@media": { [from.tablet]: { position: "static", width: "auto", height: "auto", clipPath: "none" } },
});
export const unread = style({ "@media": { [from.desktop]: { display: "none" } } });

export const who = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  padding: "4px 8px",
  borderRadius: vars.radius.card,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.surface.wash } },
});
export const words = style({ flex: 1, minWidth: 0, display: "grid", lineHeight: 1.25 });
globalStyle(`${words} > *`, { overflow: "hidden" });
/** Two lines at most. */
export const name = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  fontSize: vars.type.large,
  hyphens: "manual",
});
export const details = style({
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.type.small,
  color: vars.text.soft,
});
export const online = style({ fontWeight: 600, color: vars.tone.success.text });
export const fictional = style({
  display: "flex",
  gap: vars.space.xsmall,
  padding: "8px 16px",
  fontSize: vars.type.small,
  borderInlineStart: `5px solid ${vars.text.link}`,
  borderBottom: `1px solid ${vars.line.soft}`,
  background: vars.surface.card,
});
globalStyle(`${fictional} > ${icon}`, { marginTop: ".1em", color: vars.text.link });
