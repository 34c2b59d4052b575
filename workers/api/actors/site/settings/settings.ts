import type { Settings } from "../../../../../app/contract/site.ts";
import { clock } from "../../../clock.ts";
import type { Remote } from "../../remote.ts";
import type { Site } from "../site.ts";

/** Milliseconds. With what the web Worker keeps of settings and of pages it is a minute at most (decision 0254). */
const LIFETIME = 20_000;
const cache = new Map<string, { at: number; settings: Settings }>();

/**
 * A site's settings, asked of its `Site` three times a minute in each isolate (design §1). Only an answer is cached, never the
 * question: a visitor who leaves takes their question along, and whoever waited for it too would wait for ever.
 */
export async function settingsOf({
  actors,
  site,
}: {
  actors: { site(): Pick<Remote<Site>, "settings"> };
  site: string;
}): Promise<Settings> {
  const known = cache.get(site);
  const age = known ? clock.now() - known.at : Infinity;
  if (known && age >= 0 && age < LIFETIME) return known.settings;
  const settings = (await actors.site().settings()) as Settings;
  cache.set(site, { at: clock.now(), settings });
  return settings;
}
