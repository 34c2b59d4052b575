import { style } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

export const list = style({ display: "grid" });

/** The key beside the name, and all that is said of it below each other. */
export const row = style({
  display: "flex",
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: {
    "& + &": { borderTop: `1px solid ${vars.line.soft}` },
    "&:first-child": { paddingTop: 0 },
    "&:last-child": { paddingBottom: 0 },
  },
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const detail = style({ fontSize: vars.type.small, color: vars.text.soft });

/** The button and its status message, which takes room only when it is shown. */
export const act = style({ display: "grid", justifyItems: "start" });

const line = { content: "", flex: 1, borderTop: `1px solid ${vars.line.soft}` };

/** Between signing in by password and by passkey. */
export const or = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.medium,
  color: vars.text.soft,
  selectors: { "&::before": line, "&::after": line },
});
