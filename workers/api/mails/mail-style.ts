import type { CSSProperties } from "react";

/**
 * Mail programs know few rules: plain colours, sizes in pixels, everything written on the element itself. 18 px, and
 * every pair of colours has at least 7:1. Colours: app/design/tokens.ts.
 */
const ink = "#1b1f4b";
const soft = "#474b73";
const link = "#3a45a3";
const button = "#4450b8";

const fontFamily = "Verdana, Geneva, 'DejaVu Sans', sans-serif";

const paragraph: CSSProperties = { margin: "0 0 20px" };

const facts: CSSProperties = { ...paragraph, padding: "12px 16px", backgroundColor: "#f4f5fe", borderRadius: 10 };

export const styles = {
  page: { margin: 0, padding: 0, backgroundColor: "#f4f5fe", color: ink },
  outer: { width: "100%", backgroundColor: "#f4f5fe" },
  margin: { padding: "24px 12px" },
  mail: { width: "100%", maxWidth: 600, margin: "0 auto", backgroundColor: "#ffffff", borderRadius: 12 },
  inside: { padding: "28px 24px", color: ink, fontFamily, fontSize: 18, lineHeight: 1.6, textAlign: "left" },
  name: { ...paragraph, fontSize: 22, fontWeight: "bold", color: button },
  paragraph,
  heading: { margin: "36px 0 16px", fontSize: 22, lineHeight: 1.3 },
  subheading: { margin: "28px 0 10px", fontSize: 18, lineHeight: 1.4 },
  buttonBox: { margin: "8px 0 28px" },
  buttonCell: { backgroundColor: button, borderRadius: 10, textAlign: "center" },
  button: {
    display: "inline-block",
    padding: "15px 22px",
    color: "#ffffff",
    fontFamily,
    fontSize: 20,
    fontWeight: "bold",
    lineHeight: 1.3,
    textAlign: "center",
    textDecoration: "none",
  },
  orCopy: { ...paragraph, color: soft, fontSize: 16 },
  link: { color: link, wordBreak: "break-all" },
  facts,
  quote: { ...facts, whiteSpace: "pre-wrap", wordBreak: "break-word" },
  number: { whiteSpace: "nowrap" },
  note: { ...paragraph, color: soft },
  footer: { padding: "0 24px 28px", color: soft, fontFamily, fontSize: 16, lineHeight: 1.5, textAlign: "left" },
  footerLine: { margin: "0 0 12px" },
} satisfies Record<string, CSSProperties>;

/** For programs that show mail on dark: they read this sheet, and the others turn our colours round by themselves. */
export const darkSheet = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#12143a!important}
.mail{background-color:#1d2052!important}
.inside{color:#eceeff!important}
.facts{background-color:#2c3070!important}
.name,.link{color:#b7bffa!important}
.soft,.footer{color:#c9ccec!important}
.button-cell{background-color:#a9b2f7!important}
.button{color:#12143a!important}
}`;
