import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { close as cross } from "../dialog/dialog.css.ts";
import { from, lowWindow, motionAllowed } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

const withoutScript = "(scripting: none)";

/** Above the phone's bar; a script moves it up to where nothing to press lies below it. */
export const region = style({
  position: "fixed",
  zIndex: 30,
  insetInline: vars.space.small,
  bottom: `calc(${vars.size.bottomBar} + 12px + env(safe-area-inset-bottom))`,
  display: "grid",
  // Not as wide as the longest line in it.
  gridTemplateColumns: "minmax(0,1fr)",
  justifyItems: "end",
  gap: vars.space.xsmall,
  pointerEvents: "none",
  "@media": {
    [lowWindow]: { bottom: "calc(12px + env(safe-area-inset-bottom))" },
    [from.desktop]: { bottom: vars.space.large, insetInline: "auto 24px", width: "350px" },
    // Nothing could take it away again: it stands above the page instead of on it.
    [withoutScript]: { position: "static", justifyItems: "start", paddingInline: "16px" },
  },
});

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });
const leave = keyframes({ to: { transform: "translateX(110%)" } });

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  width: "min(100%,350px)",
  padding: "3px 3px 3px 12px",
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  border: `1px solid ${vars.line.soft}`,
  boxShadow: vars.shadow.raised,
  pointerEvents: "auto",
  "@media": {
    [motionAllowed]: {
      animation: `${arrive} .18s`,
      selectors: { "&[data-swipe=cancel]": { transition: "transform .2s" } },
    },
    [withoutScript]: { marginTop: "12px", width: "100%", maxWidth: vars.size.reading, paddingBlock: vars.space.small },
  },
  selectors: {
    "&[data-swipe=move]": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
  },
});
globalStyle(`${toast}[data-swipe=end]`, { "@media": { [motionAllowed]: { animation: `${leave} .15s ease-in` } } });

export const close = style([cross, { flexShrink: 0, margin: 0, "@media": { [withoutScript]: { display: "none" } } }]);

const mark = style({ display: "grid", flexShrink: 0 });
export const tones = styleVariants(
  {
    success: vars.tone.success,
    warning: vars.tone.warning,
    danger: vars.tone.danger,
    info: vars.tone.info,
  },
  (tone) => [mark, { color: tone.text }],
);

export const lines = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
/** What does not fit is there for whoever points at it or comes to it by the keyboard. */
export const line = style([
  lines,
  {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    selectors: { ":is(:hover,:focus,:focus-within) > &": { whiteSpace: "normal" } },
  },
  { "@media": { [withoutScript]: { whiteSpace: "normal" } } },
]);
