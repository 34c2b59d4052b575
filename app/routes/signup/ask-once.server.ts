import { askAboutPlace, type PlaceAsked } from "../../page-parts/known-town/ask-about-place.server.ts";
import { type Context, textsOf } from "../../request/context.server.ts";
import type { DraftValues } from "../../request/drafts/draft-storage.server.ts";
import type { GoodForm } from "../../request/forms/form.server.ts";

type SentForm = Pick<GoodForm<unknown>, "refuse" | "typed">;

/** Asks once about the draft's town (`KnownPlaceField`); `button` is the name of the one that goes on. */
export async function askOnceAboutPlace(
  form: SentForm,
  { country = "", region = "", city = "" }: DraftValues,
  { button, context }: { button: "signup:continue" | "signup:account.submit"; context: Context },
): Promise<PlaceAsked | undefined> {
  const known = String(form.typed.get("known") ?? "");
  return askAboutPlace(form, { country, region, city, known }, { button: textsOf(context)(button), context });
}
