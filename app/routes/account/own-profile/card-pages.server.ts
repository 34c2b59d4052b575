import { failure } from "../../../request/pages/failure.server.ts";
import { loadAbout, saveAbout } from "./about/about.server.ts";
import { type ProfileCard, profileCards } from "./cards.ts";
import { loadFacts, saveFacts } from "./facts.server.ts";
import { loadInterests, saveInterests } from "./interests/interests.server.ts";
import { loadLookingFor, saveLookingFor } from "./looking-for/looking-for.server.ts";
import { loadName, saveName } from "./name/name.server.ts";
import { loadPlace, savePlace } from "./place/place.server.ts";

/** What the page of each card shows, and what its form does. */
const pages = {
  about: { load: loadAbout, save: saveAbout },
  interests: { load: loadInterests, save: saveInterests },
  "looking-for": { load: loadLookingFor, save: saveLookingFor },
  facts: { load: loadFacts, save: saveFacts },
  name: { load: loadName, save: saveName },
  place: { load: loadPlace, save: savePlace },
} satisfies Record<ProfileCard, unknown>;

/** The data of one card's page; `card` says which. */
export type CardPage = Awaited<ReturnType<(typeof pages)[ProfileCard]["load"]>>;

/** Another address below `/profile` is the 404 page. */
export function pageOf(name: string): (typeof pages)[ProfileCard] {
  const card = profileCards.find((one) => one === name);
  if (!card) throw failure({ error: "not_found" });
  return pages[card];
}
