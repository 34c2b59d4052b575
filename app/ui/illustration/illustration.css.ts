import { style } from "@vanilla-extract/css";

/** In the middle of its column, wherever it stands. */
export const illustration = style({ justifySelf: "center", marginInline: "auto" });
