import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const footer = style({
  // It fills the window from where the content ends: at the lower edge it would move up while the browser reads it.
  flex: "1 0 auto",
  background: vars.surface.wash,
  color: vars.text.soft,
  fontSize: vars.type.small,
});
export const inner = style({
  display: "grid",
  gap: vars.space.medium,
  maxWidth: "1188px",
  margin: "0 auto",
  padding: "24px clamp(16px,2vw,24px) 32px",
});
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.large });
globalStyle(`${links} > a`, { display: "flex", alignItems: "center", minHeight: "44px" });
