import { style } from "@vanilla-extract/css";

/** A bundle's two fields beside each other, also on a phone. */
export const row = style({ display: "grid", gap: "16px", gridTemplateColumns: "1fr 1fr", alignItems: "end" });
