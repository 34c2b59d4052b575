import type { Settings } from "../../../../app/contract/site.ts";
import { clock } from "../../clock.ts";
import type { Actors } from "../actors.ts";

const LIFETIME = 60_000;
const kept = new Map<string, { at: number; settings: Promise<Settings> }>();

/** A site's settings, asked of its `Site` at most once a minute in each isolate (design §1). */
export function settingsOf({ actors, site }: { actors: Pick<Actors, "site">; site: string }): Promise<Settings> {
  const known = kept.get(site);
  const age = known ? clock.now() - known.at : Infinity;
  if (known && age >= 0 && age < LIFETIME) return known.settings;
  const asked = actors.site().settings() as Promise<Settings>;
  kept.set(site, { at: clock.now(), settings: asked });
  // A failure is not an answer to keep for a minute.
  asked.catch(() => kept.get(site)?.settings === asked && kept.delete(site));
  return asked;
}

/** The next question goes to `Site` again; for whoever changed a setting. */
export function forgetSettings(site: string): void {
  kept.delete(site);
}
