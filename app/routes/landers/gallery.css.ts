import { globalStyle, style } from "@vanilla-extract/css";
import { belowDesktop } from "../../design/breakpoints.ts";

export const pictures = style({});
// A phone shows one row of faces, so that the form is not far.
globalStyle(`${pictures} svg:nth-child(n+4)`, { "@media": { [belowDesktop]: { display: "none" } } });
