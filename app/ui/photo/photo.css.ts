import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

const frame = style({
  display: "block",
  flex: "none",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.surface.tint,
});
// The picture, not what is in it: a blur is a filter of its own.
globalStyle(`picture${frame}`, { filter: vars.photo.filter });
globalStyle(`${frame} > *`, { width: "100%", height: "100%", objectFit: "cover" });

export const shapes = styleVariants(
  {
    portrait: { aspectRatio: "4/5" },
    square: { aspectRatio: "1" },
    round: { aspectRatio: "1", borderRadius: "50%" },
  },
  (rule) => [frame, rule],
);
export const sizes = styleVariants({ small: 48, normal: 72, large: 144 }, (width) => ({ width }));

export const blurred = style({ filter: "blur(12px)", scale: "1.15" });
