import { globalStyle } from "@vanilla-extract/css";
import { motionAllowed } from "./breakpoints.ts";
import { headingFace } from "./heading-face.css.ts";
import { focusRing } from "./focus.ts";
import "./niche-themes.css.ts";
import { vars } from "./theme.css.ts";

globalStyle("*,::before,::after", { boxSizing: "border-box" });

globalStyle("*", { margin: 0 });

// In per cent, so that a larger size in the browser's own settings still counts: 18 px, in comfort mode 22 px.
globalStyle("html", {
  fontSize: "112.5%",
  scrollPaddingBlock: "88px",
  WebkitTextSizeAdjust: "none",
  textSizeAdjust: "none",
});
globalStyle("html[data-comfort]", { fontSize: "137.5%" });

globalStyle("body", {
  font: "1rem/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif",
  color: vars.text.normal,
  background: vars.surface.page,
  overflowWrap: "break-word",
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
});

globalStyle("h1,h2,h3", {
  ...headingFace,
  lineHeight: 1.2,
  letterSpacing: "-.015em",
  hyphens: "auto",
  hyphenateLimitChars: "12 4 4",
  textWrap: "balance",
});
// Names stand in these: one without a break is broken before it makes its column wider than the screen.
globalStyle("h1,h2,h3,bdi", { overflowWrap: "anywhere" });
globalStyle("h1", { fontSize: `clamp(min(1.556rem,11vw),4vw,${vars.type.display})` });
globalStyle("h2", { fontSize: vars.type.xlarge });
globalStyle("h3", { fontSize: vars.type.large });

globalStyle("a", { color: vars.text.link, textUnderlineOffset: ".15em" });
globalStyle("a:hover", { textDecorationThickness: "2px" });
globalStyle("img,svg", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
globalStyle("button,input,select,textarea", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
});
globalStyle("button,summary,label", { cursor: "pointer" });
globalStyle("ul,ol", { paddingInlineStart: "1.4em" });
globalStyle("ul[class],ol[class]", { listStyle: "none", padding: 0 });
globalStyle("fieldset", { border: 0, padding: 0, minWidth: 0 });
globalStyle("hr", { border: 0, borderTop: `1px solid ${vars.line.soft}` });
globalStyle(":focus-visible", focusRing);
globalStyle("[tabindex='-1']:focus", { outline: 0 });

globalStyle("a,button,summary", {
  "@media": {
    [motionAllowed]: { transition: "background-color .15s,color .15s,border-color .15s" },
  },
});
