import { style } from "@vanilla-extract/css";

/** 44 px high for a thumb, for a link that stands alone in its line: an inline box's padding moves nothing. */
export const linkTarget = style({ paddingBlock: "12px" });
