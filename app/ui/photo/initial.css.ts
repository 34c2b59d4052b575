import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../design/theme.css.ts";

const { tone } = vars;

const letter = style({ font: "600 40px system-ui,-apple-system,Segoe UI,Roboto,sans-serif" });

/** Each is a pair whose contrast is measured (`tokens.ts`), in light and dark. Yellow stays for what is unread. */
export const colours = styleVariants(
  {
    lilac: [tone.info.surface, tone.info.text],
    green: [tone.success.surface, tone.success.text],
    honey: [tone.warning.surface, tone.warning.text],
    rose: [tone.danger.surface, tone.danger.text],
  },
  ([background, fill]) => [letter, { background, fill }],
);
