import { type Context, textsOf } from "../../request/context.server.ts";
import type { GoodForm, Refused } from "../../request/forms/form.server.ts";
import { doubtAboutPlace, type TypedPlace } from "./doubt-about-place.server.ts";
import type { KnownPlace } from "./known-town.ts";

/** The form again, with the question beside its field `city`. */
export interface PlaceAsked {
  refused: Refused;
  /** The place that may be meant. */
  meant?: KnownPlace;
}

/** Asks once about a place that we do not know, or know in another region; `button` is the name of the one to press if it is right. */
export async function askAboutPlace(
  form: Pick<GoodForm<unknown>, "refuse">,
  place: TypedPlace,
  { button, context }: { button: string; context: Context },
): Promise<PlaceAsked | undefined> {
  const doubt = await doubtAboutPlace(place, context);
  if (!doubt) return undefined;
  const t = textsOf(context);
  const texts = {
    city_unknown: t("profile:edit.place.city_unknown", { button }),
    city_elsewhere: t("profile:edit.place.city_elsewhere", { button }),
  };
  return {
    refused: form.refuse({ error: "invalid_input", fields: { city: doubt.problem } }, { texts }),
    meant: doubt.meant,
  };
}
