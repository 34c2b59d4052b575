import { getTarget } from "../../../contract/people/discovery.ts";
import { isShown, imageUrl } from "../../../domain/images.ts";
import { apiOf, type Context, localeOf, settingsOf, textsOf, visitorOf } from "../../../request/context.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { locationText } from "../../../page-parts/member-card/card-view.ts";
import { memberName } from "../../../page-parts/words/member-name.ts";

/** Whom the visitor came for, as far as visitors may know. */
export interface Target {
  id: string;
  name: string;
  age?: number;
  place?: string;
  /** The large photo and the small one. */
  photo?: string;
  thumb?: string;
  fictional?: true;
  /** Of a fictional profile: how long what a message costs is held for an answer, hours. */
  holdHours?: number;
}

/** The target's card, or nothing where nobody shows such a card. Other failures are the error page. */
export async function findTarget(id: string, context: Context): Promise<Target | undefined> {
  const answer = await apiOf(context).call(getTarget, { id });
  // An id that no id can be is unknown like any other.
  if (!answer.ok && ["not_found", "invalid_input"].includes(answer.problem.error)) return undefined;
  if (!answer.ok) throw failure(answer.problem);
  const { profile } = answer.value;
  if (profile.deleted) return undefined;
  const { cdn_prefix: prefix, fictional_hold_hours: holdHours } = settingsOf(context);
  const cardOptions = { locale: localeOf(context), home: visitorOf(context).country };
  const image = isShown(profile.main_image) && !profile.main_image?.locked ? profile.main_image : undefined;
  return {
    id: profile.id,
    name: memberName(profile, textsOf(context)),
    age: profile.age ?? undefined,
    place: locationText({ ...profile, city: undefined }, cardOptions),
    photo: imageUrl(prefix, image, "large"),
    thumb: imageUrl(prefix, image, "thumb"),
    ...(profile.fictional && { fictional: true, holdHours }),
  };
}

/** Somebody from an earlier visit, who may be deleted by now: the sign-up goes on without them. */
export async function findDraftTarget(id: string | undefined, context: Context): Promise<Target | undefined> {
  if (!id) return undefined;
  return findTarget(id, context).catch(() => undefined);
}
