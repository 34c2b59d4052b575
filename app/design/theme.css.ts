import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { dark, light, radius, size, space, type } from "./tokens.ts";

let count = 0;
/** Two letters a colour: their names are most of a stylesheet's bytes, and pages must fit the first window. */
export const colours = createGlobalThemeContract(light, () => `p${(count++).toString(36)}`);

/** What styles may use; drawings take `colours` alone, as the rest would come to the browser with them. Colours change with the appearance; the scales are plain values. */
export const vars = { ...colours, type, space, radius, size };

const asDark = { vars: assignVars(colours, dark), colorScheme: "dark" } as const;

globalStyle(":root", { vars: assignVars(colours, light), colorScheme: "light" });
// Written twice, because `light-dark()` is too new for the older tablets of our visitors; compressed it is free.
globalStyle(":root:not([data-theme=light])", {
  "@media": { "(prefers-color-scheme:dark)": asDark },
});
globalStyle(":root[data-theme=dark]", asDark);
// Named twice to win from the dark rules above, which the stylesheet ends with.
globalStyle(":root:root[data-comfort]", {
  vars: {
    [colours.text.soft]: colours.text.normal,
    [colours.line.soft]: colours.line.strong,
    [colours.action.primary]: colours.action.primaryStrong,
  },
});
