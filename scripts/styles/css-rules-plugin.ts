import type { Plugin } from "vite";
import { cssRules } from "./css-rules.ts";

/** Writes the rules of each style sheet that browsers get beside it, as JSON for the web Worker. */
export function cssRulesPlugin(): Plugin {
  return {
    name: "css-rules",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          const css = typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
          this.emitFile({ type: "asset", fileName: `${file.fileName}.json`, source: JSON.stringify(cssRules(css)) });
        }
      },
    },
  };
}
