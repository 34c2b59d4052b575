import packageFile from "../../package.json" with { type: "json" };
import { failedOnce, passedOnce, type Outcome } from "./outcome.ts";
import { lastLines, run } from "./run.ts";

/** Passes when every command does; stops at the first that does not. */
export async function commands(...lines: string[]): Promise<Outcome> {
  for (const line of lines) {
    const [command = "", ...args] = line.split(" ");
    const { code, output } = await run(command, args, { WRANGLER_SEND_METRICS: "false" });
    if (code !== 0) return failedOnce(`${line}\n${lastLines(output)}`);
  }
  return passedOnce();
}

/** The commands of `npm run <name>`. */
export function script(name: "lint" | "types"): Promise<Outcome> {
  return commands(...packageFile.scripts[name].split(" && "));
}
