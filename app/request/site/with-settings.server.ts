import type { MiddlewareFunction } from "react-router";
import { platformContext } from "../platform.server.ts";
import { settingsContext } from "./settings-context.server.ts";
import { settingsFor } from "./settings-cache.server.ts";

/** Which site is this? A failure is kept for whoever needs the settings: the error page can do without. */
export const withSettings: MiddlewareFunction<Response> = async ({ context, pattern }) => {
  const platform = context.get(platformContext);
  const answer = await settingsFor(platform);
  context.set(settingsContext, answer);
  platform.directives.route = pattern;
};
