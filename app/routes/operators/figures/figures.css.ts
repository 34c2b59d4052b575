import { style } from "@vanilla-extract/css";
import { vars } from "../../../design/theme.css.ts";

const [paper, edge] = [vars.surface.card, vars.line.strong];

/** What goes on at either side is under an edge, which the table's own ends cover. */
export const sideways = style({
  overflowX: "auto",
  backgroundImage: [
    `linear-gradient(to right, ${paper} 50%, transparent)`,
    `linear-gradient(to left, ${paper} 50%, transparent)`,
    `linear-gradient(to right, ${edge}, transparent)`,
    `linear-gradient(to left, ${edge}, transparent)`,
  ].join(),
  backgroundPosition: "left, right, left, right",
  backgroundRepeat: "no-repeat",
  backgroundSize: "32px 100%, 32px 100%, 12px 100%, 12px 100%",
  backgroundAttachment: "local, local, scroll, scroll",
});
