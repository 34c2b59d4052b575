import { style } from "@vanilla-extract/css";

export const line = style({ display: "inline-flex", minWidth: 0, whiteSpace: "nowrap" });
export const start = style({ overflow: "hidden", textOverflow: "ellipsis" });
