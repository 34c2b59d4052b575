import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

/** On paper it stands alone, in black on white: no bar, no footer, no buttons. */
export const sheet = style({ "@media": { print: { color: "#000", background: "#fff" } } });
export const seller = style({ marginTop: vars.space.small });
export const others = style({ display: "grid", gap: vars.space.small });

const onPaper = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { "@media": { print: rule } });

onPaper(`body:has(${sheet}) *:not(:has(${sheet})):not(${sheet}):not(${sheet} *)`, { display: "none !important" });
onPaper(`:root:has(${sheet}),body:has(${sheet})`, { background: "#fff" });
onPaper(`main:has(${sheet})`, { maxWidth: "none", padding: "0" });
onPaper(`${sheet} *`, { color: "#000", borderColor: "#999" });
onPaper(`${sheet} > *`, { border: "0", padding: "0", boxShadow: "none", background: "#fff" });
