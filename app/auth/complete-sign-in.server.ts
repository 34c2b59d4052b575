import { redirect } from "react-router";
import { memberId } from "../domain/auth/page-member.ts";
import { isLocale } from "../domain/locale/languages.ts";
import {
  accountTexts,
  type Context,
  deviceContext,
  draftOf,
  flash,
  rememberLocale,
  typedOf,
} from "../request/context.server.ts";
import { rememberModes } from "../request/visitor/modes.server.ts";
import { startSessionContext } from "../request/session/start-session.server.ts";
import { forgetEntered } from "../request/visitor/entered.server.ts";
import { forgetAddress } from "../request/visitor/typed-address.server.ts";
import type { SignedIn } from "./signed-in.ts";

/**
 * However somebody signed in: the one place where a session begins. The earlier one of this browser ends (decision 0152), the
 * browser is known from now on (0086), pages speak the account's language and look as it wants, and a sign-up that was begun here is
 * erased (with `made` the account was made of it: that stays known for ten minutes, for who sends the form again because the answer was lost), and so is what another member had typed when their session ended. Answers the redirect to `next`, a path of ours. A word is said if signing in took a deletion back (spec §4).
 */
export async function completeSignIn(
  context: Context,
  { user, device, cookies }: SignedIn,
  next: string,
  { made = false }: { made?: boolean } = {},
): Promise<Response> {
  context.get(startSessionContext)(cookies, memberId(user));
  if (device) context.get(deviceContext).keep({ token: device, account: user.id });
  const { language, revived, ...modes } = user;
  if (isLocale(language)) rememberLocale(context, language);
  rememberModes(context, modes);
  if (revived) flash(context, { tone: "success", text: accountTexts(context, language)("login:revived"), stays: true });
  forgetAddress(context);
  forgetEntered(context);
  await endDraft(context, made);
  await typedOf(context).handOver(memberId(user));
  return redirect(next, 303);
}

/** How long a browser whose answer was lost is told that its account was made: as long as the API answers again (decision 0148). */
const MADE_MS = 10 * 60_000;

async function endDraft(context: Context, made: boolean): Promise<void> {
  const draft = draftOf(context);
  if (!made) return draft.forget();
  draft.set({ made: "1" });
  // Nobody is kept out by it.
  await draft.save(MADE_MS).catch(() => draft.forget());
}
