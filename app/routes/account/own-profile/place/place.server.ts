import { data, redirect } from "react-router";
import { CITY_MAX } from "../../../../domain/account/limits.ts";
import { askAboutPlace } from "../../../../page-parts/known-town/ask-about-place.server.ts";
import { placeName } from "../../../../page-parts/known-town/known-town.ts";
import { suggestedTowns } from "../../../../page-parts/known-town/towns.ts";
import { settingsOf, textsOf } from "../../../../request/context.server.ts";
import { constraintsOf } from "../../../../request/forms/constraints.server.ts";
import { readForm } from "../../../../request/forms/form.server.ts";
import { movedForm, placeForm } from "./place.form.ts";
import { profileWithRegions } from "../profile-regions.server.ts";
import { type CardArgs, keepChanges } from "../save-card.server.ts";

/** `?country=`: another one is looked at, with its regions; `?region=` and `?city=` are chosen on it. */
export async function loadPlace({ url, context }: CardArgs) {
  const { countries } = settingsOf(context);
  const asked = (name: string) => url.searchParams.get(name)?.slice(0, CITY_MAX);
  const other = countries.find((code) => code === asked("country"));
  const { profile, country, regions } = await profileWithRegions("place", context, other);
  const moves = country !== profile.country;
  const names = regions.map(({ name }) => name);
  const own = moves ? undefined : profile;
  const region = names.find((name) => name === asked("region")) ?? own?.region ?? "";
  return {
    card: "place" as const,
    country,
    region,
    city: asked("city") ?? own?.city ?? "",
    /** Not asked about again. */
    known: placeName({ region: profile.region ?? "", city: profile.city ?? "" }),
    /** The regions are another country's than before, and none is chosen. */
    asksRegion: moves && region === "",
    /** The browser told where it is (place-here.ts). */
    found: url.searchParams.has("found"),
    countries,
    regions: names,
    towns: suggestedTowns(regions, region),
    query: moves ? `?country=${country}` : "",
    constraint: constraintsOf(placeForm),
  };
}

export async function savePlace({ request, url, context }: CardArgs) {
  // The regions on the page were another country's: now they are this one's.
  const moved = await readForm({ request: request.clone(), schema: movedForm, context });
  if (moved.ok && moved.value.country !== moved.value.shown)
    throw redirect(`/profile/place?${whereOf(moved.value)}`, 303);
  const form = await readForm({ request, schema: placeForm, context });
  if (!form.ok) return form.reject();
  const { shown: _shown, known: _known, ...place } = form.value;
  // This page has another button besides, so the question names the one to press.
  const asked = await askAboutPlace(form, form.value, { button: textsOf(context)("profile:save"), context });
  if (asked) return data({ ...asked.refused.data, meant: asked.meant }, asked.refused.init ?? undefined);
  return keepChanges({ ...form, value: place }, "place", { url, context });
}

function whereOf({ country, city }: { country: string; city: string }): string {
  return new URLSearchParams({ country, city }).toString();
}
