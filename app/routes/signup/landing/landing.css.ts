import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

const stack = style({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: "20px", alignContent: "start" });

export const landing = style([
  stack,
  {
    maxWidth: "1108px",
    margin: "0 auto",
    padding: "0 0 48px",
    gap: vars.space.xlarge,
    overflowWrap: "anywhere", // names in links and buttons
    "@media": { [from.tablet]: { padding: "40px 24px 64px" } },
  },
]);
export const columns = style([
  stack,
  {
    "@media": {
      [from.tablet]: { gridTemplateColumns: "minmax(0,5fr) minmax(0,6fr)", columnGap: vars.space.xlarge },
      [from.desktop]: { gridTemplateColumns: "minmax(0,460px) minmax(0,1fr)", columnGap: vars.space.xxxlarge },
    },
  },
]);
export const words = style([stack, { paddingInline: "16px", "@media": { [from.tablet]: { paddingInline: 0 } } }]);
export const lead = style({ fontSize: vars.type.large, color: vars.text.soft, marginTop: "-8px" });
export const two = style({ display: "grid", gap: vars.space.small });

/** On a phone as wide as the window, on a desk a sheet with round corners. */
export const figure = style({
  position: "relative",
  overflow: "hidden",
  margin: 0,
  "@media": { [from.tablet]: { borderRadius: vars.radius.card, boxShadow: vars.shadow.card, alignSelf: "start" } },
});
globalStyle(`${figure} > :first-child`, {
  borderRadius: 0,
  maxHeight: "50vh",
  width: "100%",
  "@media": { [from.tablet]: { maxHeight: "none" } },
});
export const caption = style({
  display: "grid",
  gap: "2px",
  selectors: {
    // On the photo, whatever is on it: a dark floor under light words.
    [`${figure} > &`]: {
      position: "absolute",
      insetInline: 0,
      bottom: 0,
      padding: "56px 20px 18px",
      background: "linear-gradient(#12143a00,#12143ad9 45%,#12143af2)",
      color: "#fff",
    },
  },
});
globalStyle(`${caption} > strong`, { fontSize: vars.type.xlarge, lineHeight: 1.2 });

export const short = style([
  stack,
  {
    width: "100%",
    maxWidth: "calc(30rem + 32px)",
    margin: "0 auto",
    padding: "24px 16px 0",
    "@media": { [from.tablet]: { padding: 0 } },
  },
]);
export const medal = style({ display: "flex", alignItems: "center", gap: vars.space.medium, margin: 0 });
globalStyle(`${medal} > :first-child`, { width: "112px" });

export const points = style({ display: "grid", gap: vars.space.xsmall });
globalStyle(`${points} > li`, { display: "flex", gap: vars.space.xsmall });
globalStyle(`${points} svg`, { marginTop: "2px", color: vars.tone.success.text });
export const member = style({});
globalStyle(`${member} a`, { fontWeight: 600, display: "inline-block", padding: "10px 4px" });
export const small = style({ fontSize: vars.type.small, color: vars.text.soft });

export const reasons = style({
  display: "grid",
  gap: vars.space.medium,
  width: "calc(100% - 32px)",
  justifySelf: "center",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3,minmax(0,1fr))", width: "100%" } },
});
export const reason = style({
  display: "grid",
  gap: "6px",
  alignContent: "start",
  padding: "20px",
  borderRadius: vars.radius.card,
  background: vars.surface.tint,
});
globalStyle(`${reason} > svg`, { color: vars.text.link });
