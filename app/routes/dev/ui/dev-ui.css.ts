import { style } from "@vanilla-extract/css";

/** Below each other: on a phone a menu hangs from what stands around it. */
export const menus = style({ display: "flex", flexWrap: "wrap", gap: "8px", position: "relative" });
export const contents = style({ display: "flex", flexWrap: "wrap", gap: "4px 24px" });
