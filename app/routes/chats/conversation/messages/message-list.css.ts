import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../../design/theme.css.ts";
import { tallEnough } from "../conversation.css.ts";

export const frame = style({
  position: "relative",
  "@media": { [tallEnough]: { flex: "1 1 0", minHeight: 0, display: "flex", flexDirection: "column" } },
});

/**
 * A box that is laid out from its end shows its end first and keeps showing it as things are added: the newest message
 * is in view with no script at all, and older ones added on top move nothing. A short conversation stands close to the field.
 */
export const box = style({
  display: "flex",
  flexDirection: "column-reverse",
  overflowY: "auto",
  overscrollBehavior: "contain",
  outlineOffset: "-3px !important",
  background: vars.surface.page,
  maxHeight: "max(14rem,100dvh - 6rem)", // of a low window nearly all, so that the newest message is in it
  "@media": { [tallEnough]: { flex: "1 1 0", minHeight: 0, maxHeight: "none" } },
});

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.small,
  padding: "16px 12px",
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xsmall,
});

export const day = style({
  alignSelf: "center",
  margin: "8px 0 4px",
  padding: "2px 14px",
  borderRadius: vars.radius.pill,
  fontSize: vars.type.small,
  fontWeight: 600,
  color: vars.text.soft,
  background: vars.surface.card,
});

const centred = style({
  alignSelf: "center",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  minHeight: "44px",
  padding: "4px 18px",
  borderRadius: vars.radius.pill,
  fontWeight: 600,
});

export const older = style([centred, { background: vars.surface.card, border: `1px solid ${vars.line.soft}` }]);
/** The question about a stranger has a line of its own where the links leave it no room. */
globalStyle(`p.${older}`, {
  flexWrap: "wrap",
  justifyContent: "center",
  gap: `0 ${vars.space.medium}`,
  borderRadius: vars.radius.card,
  textAlign: "center",
});
globalStyle(`p.${older} > a`, { paddingBlock: "9px" });

export const below = style([
  centred,
  {
    position: "absolute",
    bottom: "12px",
    insetInlineStart: "50%",
    transform: "translateX(-50%)",
    whiteSpace: "nowrap",
    border: 0,
    background: vars.tone.unread.surface,
    color: vars.tone.unread.text,
    boxShadow: vars.shadow.raised,
  },
]);

/** Empty it is not there for the eye, but it is for a screen reader, which says what comes into it. */
export const notice = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  zIndex: 1,
  textAlign: "center",
  background: vars.surface.card,
  selectors: {
    "&:not(:empty)": {
      padding: "8px 16px",
      borderInlineStart: `5px solid ${vars.text.link}`,
      borderBottom: `1px solid ${vars.line.soft}`,
    },
  },
});

export const typing = style({ fontStyle: "italic", color: vars.text.soft, paddingInline: "8px" });

/** Each as wide as its words, and high enough for a thumb. */
export const questions = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.xsmall,
  padding: 0,
  listStyle: "none",
});
globalStyle(`${questions} a`, {
  display: "block",
  padding: "9px 18px",
  border: `1px solid ${vars.line.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
});
