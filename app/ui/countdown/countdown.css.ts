import { style } from "@vanilla-extract/css";

export const countdown = style({ display: "inline-block" });

/** Both texts lie in one cell: it is as wide as the wider one, whichever is shown. */
export const place = style({ display: "inline-grid", fontVariantNumeric: "tabular-nums", fontWeight: 700 });

export const shown = style({ gridArea: "1 / 1" });
export const hidden = style([shown, { visibility: "hidden" }]);
