import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";
import { filled } from "../../ui/icon/icon.css.ts";

// Back at the button that was pressed, its card in view too.
globalStyle("button:target", { scrollMarginTop: "50vh" });

globalStyle(`button > ${filled}`, { color: vars.action.heart });
