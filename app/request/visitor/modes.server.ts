import type { User } from "../../contract/people/profile.ts";
import type { Context } from "../context.server.ts";
import { readCookie, setCookie } from "./cookies.server.ts";
import { platformContext } from "../platform.server.ts";

/** How somebody wants pages: without client scripts (design §4.5), or larger and calmer (look.md). */
export type Modes = Pick<User, "light_mode" | "comfort_mode">;

/** Switches a mode on or off in this browser, for a year. */
export function setMode(context: Context, mode: "light" | "comfort", on: boolean): void {
  context.get(platformContext).directives.cookies.push(async () => [setCookie(mode, on ? "1" : undefined)]);
}

const themes = ["light", "dark"] as const;

type Theme = (typeof themes)[number];

/** What this browser's member chose; without, pages are as the device has them. */
export function themeOf(request: Request): Theme | undefined {
  const chosen = readCookie(request, "theme");
  return themes.find((theme) => theme === chosen);
}

/** For a year, in this browser; `undefined`: as the device has it. */
export function setTheme(context: Context, theme: Theme | undefined): void {
  context.get(platformContext).directives.cookies.push(async () => [setCookie("theme", theme)]);
}

/**
 * After signing in: what the account has switched on is on here too. What it has not stays as this browser has it: who
 * asked for large letters as a visitor does not lose them. Decision 0079.
 */
export function rememberModes(context: Context, { light_mode: light, comfort_mode: comfort }: Modes): void {
  if (light) setMode(context, "light", true);
  if (comfort) setMode(context, "comfort", true);
}
