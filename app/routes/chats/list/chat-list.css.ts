import { style } from "@vanilla-extract/css";
import { from } from "../../../design/breakpoints.ts";
import { vars } from "../../../design/theme.css.ts";

/** On a phone the words need the room; there the conversation's own page has it. */
export const remove = style({ display: "none", "@media": { [from.largePhone]: { display: "block" } } });

/** What only a script can do. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const draft = style({ color: vars.text.link });
