import { redirect } from "react-router";
import { listRegions } from "../../../contract/site.ts";
import { CITY_MAX } from "../../../domain/account/limits.ts";
import { suggestedTowns } from "../../../page-parts/towns.ts";
import { apiOf, settingsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { isKnownTown } from "./known-town.ts";
import { placeForm } from "./place.form.ts";
import { profileWithRegions } from "./profile-regions.server.ts";
import { type CardArgs, keepChanges } from "./save-card.server.ts";

/** `?country=`: another one is looked at, with its regions; `?region=` and `?city=` are chosen on it. */
export async function loadPlace({ url, context }: CardArgs) {
  const { countries } = settingsOf(context);
  const asked = (name: string) => url.searchParams.get(name)?.slice(0, CITY_MAX);
  const other = countries.find((code) => code === asked("country"));
  const { profile, country, regions } = await profileWithRegions("place", context, other);
  const moves = country !== profile.country;
  const names = regions.map(({ name }) => name);
  const region = names.find((name) => name === asked("region")) ?? (moves ? "" : (profile.region ?? ""));
  return {
    card: "place" as const,
    country,
    region,
    city: asked("city") ?? (moves ? "" : (profile.city ?? "")),
    /** Not asked about again. */
    known: profile.city ?? "",
    countries,
    regions: names,
    towns: suggestedTowns(regions, region),
    query: moves ? `?country=${country}` : "",
    constraint: constraintsOf(placeForm),
  };
}

export async function savePlace({ request, url, context }: CardArgs) {
  const form = await readForm(request, placeForm, context);
  if (!form.ok) return form.reject();
  const { shown, known, ...place } = form.value;
  // The regions on the page were another country's: now they are this one's.
  if (place.country !== shown) throw redirect(`/profile/place?${whereOf(place)}`, 303);
  if (place.city.trim() !== known.trim()) {
    const { regions } = await apiOf(context).callOrThrow(listRegions, { country: place.country });
    const fields = { city: "city_unknown" };
    if (!isKnownTown(place.city, regions)) return form.refuse({ error: "invalid_input", fields });
  }
  return keepChanges({ ...form, value: place }, "place", { url, context });
}

function whereOf({ country, city }: { country: string; city: string }): string {
  return new URLSearchParams({ country, city }).toString();
}
