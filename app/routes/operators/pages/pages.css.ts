import { style } from "@vanilla-extract/css";
import { headingFace } from "../../../design/heading-face.css.ts";
import { vars } from "../../../design/theme.css.ts";

/** The title of a page in its preview, which has a heading of its own. */
export const heading = style([headingFace, { fontSize: vars.type.xxlarge, lineHeight: 1.2, overflowWrap: "anywhere" }]);
