import type { User } from "../../contract/people/profile.ts";
import type { Context } from "../context.server.ts";
import { setCookie } from "./cookies.server.ts";
import { platformContext } from "../platform.server.ts";

/** How somebody wants pages: without client scripts (design §4.5), or larger and calmer (look.md). */
export type Modes = Pick<User, "light_mode" | "comfort_mode">;

/** Switches a mode on or off in this browser, for a year. */
export function setMode(context: Context, mode: "light" | "comfort", on: boolean): void {
  context.get(platformContext).directives.cookies.push(async () => [setCookie(mode, on ? "1" : undefined)]);
}

/**
 * After signing in: what the account has switched on is on here too. What it has not stays as this browser has it: who
 * asked for large letters as a visitor does not lose them. Decision 0079.
 */
export function rememberModes(context: Context, { light_mode: light, comfort_mode: comfort }: Modes): void {
  if (light) setMode(context, "light", true);
  if (comfort) setMode(context, "comfort", true);
}
