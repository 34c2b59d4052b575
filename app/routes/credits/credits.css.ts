import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 16px",
  fontSize: vars.type.large,
});
globalStyle(`:has(> ${offer})`, { flex: 1 });
export const best = style({
  display: "table",
  marginTop: "6px",
  padding: "0 10px",
  borderRadius: vars.radius.pill,
  background: vars.tone.unread.surface,
  color: vars.tone.unread.text,
});

const rows = style({ display: "grid", gap: vars.space.medium });
export const payments = rows;
export const payment = style({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space.medium}` });
globalStyle(`${payment} > :first-child`, { flex: "1 1 6em", minWidth: 0 });
/** Below the words where large letters have no room beside them. */
export const sum = style({ marginInlineStart: "auto", textAlign: "end" });
export const detail = style({ display: "block", fontSize: vars.type.small, color: vars.text.soft, hyphens: "auto" });
export const status = style({
  display: "flex",
  justifyContent: "end",
  alignItems: "center",
  gap: "6px",
  fontSize: vars.type.small,
});

export const gains = rows;
export const gain = style({ display: "flex", gap: vars.space.medium });

/** The old price beside the new one. */
export const reduced = style({ fontWeight: 700 });
globalStyle(`${reduced} > s`, { fontWeight: 400, fontSize: vars.type.small, color: vars.text.soft });
