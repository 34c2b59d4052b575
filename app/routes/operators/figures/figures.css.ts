import { style } from "@vanilla-extract/css";

export const sideways = style({ overflowX: "auto" });
