import { globalStyle, style } from "@vanilla-extract/css";
import { installed } from "../../design/breakpoints.ts";
import { vars } from "../../design/theme.css.ts";

/** The whole window. The installed app never has it (spec §2), and no server can tell. */
export const warning = style({
  position: "fixed",
  inset: 0,
  zIndex: 9,
  overflow: "auto",
  padding: "24px 16px",
  background: vars.surface.page,
  "@media": { [installed]: { display: "none" } },
});
// What is behind takes no focus and is not read out.
globalStyle(`${warning} ~ *`, { "@media": { [`not all and ${installed}`]: { visibility: "hidden" } } });

export const sheet = style({
  display: "grid",
  gap: vars.space.medium,
  maxWidth: "30rem",
  margin: "0 auto",
});
export const others = style({ display: "flex", flexWrap: "wrap", gap: "4px 24px", justifyContent: "center" });
globalStyle(`${others} a`, { padding: "10px 0" });
