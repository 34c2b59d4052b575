import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../../design/breakpoints.ts";
import { vars } from "../../../../design/theme.css.ts";

const bubble = style({
  maxWidth: "min(86%,34rem)",
  padding: "8px 14px 6px",
  borderRadius: "18px",
  "@media": { [from.tablet]: { maxWidth: "75%" } },
});

export const other = style([
  bubble,
  {
    alignSelf: "flex-start",
    borderEndStartRadius: "4px",
    background: vars.surface.card,
    border: `1px solid ${vars.line.soft}`,
  },
]);

export const own = style([bubble, { alignSelf: "flex-end", borderEndEndRadius: "4px", background: vars.surface.tint }]);

/** A message that is not sent yet: only an outline. */
export const pending = style([own, { background: vars.surface.card, border: `2px dashed ${vars.line.strong}` }]);

/** Clipped, so that a tower of accents does not cover other messages. */
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", overflow: "clip" });

/** Its name under the drawing, which is small but in the newest message. */
export const gift = style({ display: "grid", justifyItems: "center", gap: vars.space.xsmall, fontWeight: 600 });
globalStyle(`${gift} > img`, { width: "72px", height: "72px" });
globalStyle(`#newest > ${gift} > img`, { width: "160px", height: "160px" });

/** The blur says below it how it is shown; high enough for a thumb. */
export const photo = style({
  display: "grid",
  gap: vars.space.xsmall,
  width: "15rem",
  maxWidth: "100%",
  marginBlock: "4px",
  paddingBottom: "4px",
  fontWeight: 600,
  textAlign: "center",
});

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xsmall,
  fontSize: "0.834rem", // 15 px: times are small, but never under 14 (look.md)
  color: vars.text.soft,
});
globalStyle(`${own} > ${line}`, { justifyContent: "flex-end" });

/** To report a message: soft, for it stands at each; 44 px high for a thumb, of which the bubble shows 24. Nobody reports their own. */
globalStyle(`${line} > a`, {
  marginBlock: "-10px",
  paddingBlock: "10px",
  marginInlineStart: "auto",
  fontSize: vars.type.small,
  color: "inherit",
});

globalStyle(`${own} > ${line} > a`, { display: "none" });

export const state = style({ display: "inline-flex", alignItems: "center", gap: "4px" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
});

export const refused = style([actions, { color: vars.text.danger }]);
globalStyle(`${refused} > p`, { flex: "1 1 100%" });
