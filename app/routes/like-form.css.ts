import { globalStyle } from "@vanilla-extract/css";

// Back at the button that was pressed, its card in view too.
globalStyle("button:target", { scrollMarginTop: "50vh" });
