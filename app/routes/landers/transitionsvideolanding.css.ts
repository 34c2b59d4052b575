import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from, motionAllowed } from "../../design/breakpoints.ts";
import { focusRing } from "../../design/focus.ts";
import { vars } from "../../design/theme.css.ts";
import { hiddenFromEyes } from "../../design/visually-hidden.css.ts";

export const story = style({ position: "relative", minWidth: 0 });
export const legend = style({ fontSize: vars.type.large, fontWeight: 700, paddingBottom: vars.space.small });
const choice = style(hiddenFromEyes);
export const choices = styleVariants({ one: [choice], two: [choice], three: [choice], four: [choice] });

export const stage = style({
  width: "100%",
  height: "auto",
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  filter: vars.photo.filter,
});
const moving = style({ "@media": { [motionAllowed]: { transition: "translate 1.2s ease,opacity .8s ease" } } });
export const sun = style([moving, { translate: "0 0" }]);
/** Comes from the right. */
export const he = style([moving, { translate: "220px 0" }]);
export const bubble = style([moving, { opacity: 0 }]);
export const heart = style([moving, { opacity: 0, translate: "0 12px" }]);

const { one, two, three, four } = choices;
globalStyle(`${two}:checked ~ ${stage} ${he}`, { translate: "112px 0" });
globalStyle(`${two}:checked ~ ${stage} ${bubble},${three}:checked ~ ${stage} ${bubble}`, { opacity: 1 });
globalStyle(`${three}:checked ~ ${stage} ${he},${four}:checked ~ ${stage} ${he}`, { translate: "0 0" });
globalStyle(`${three}:checked ~ ${stage} ${sun}`, { translate: "-30px 20px" });
globalStyle(`${four}:checked ~ ${stage} ${sun}`, { translate: "-94px 74px" });
globalStyle(`${four}:checked ~ ${stage} ${heart}`, { opacity: 1, translate: "-7px -14px" });

export const labels = style({
  display: "grid",
  gap: vars.space.xsmall,
  marginTop: vars.space.medium,
  "@media": { [from.largePhone]: { gridTemplateColumns: "repeat(2,minmax(0,1fr))" } },
});
export const label = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.small,
  minHeight: "56px",
  padding: "8px 14px 8px 10px",
  border: `2px solid ${vars.line.soft}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  lineHeight: 1.3,
});
export const number = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "36px",
  height: "36px",
  borderRadius: "50%",
  background: vars.tone.unread.surface,
  color: vars.tone.unread.text,
  fontWeight: 700,
});
const order = [one, two, three, four];
const all = (state: string) =>
  order.map((name, index) => `${name}:${state} ~ ${labels} > :nth-child(${index + 1})`).join(",");
globalStyle(all("checked"), { borderColor: vars.action.primary, background: vars.surface.tint });
globalStyle(all("focus-visible"), focusRing);
