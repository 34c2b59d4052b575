import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const me = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.large });
export const words = style({ display: "grid", gap: vars.space.small });

/** The menu's "settings" leads here: its heading is not to vanish behind the bar on top. */
export const settings = style({ display: "grid", gap: vars.space.medium, scrollMarginTop: "5rem" });
