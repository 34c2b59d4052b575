import {
  addPasskey,
  passkeySignInOptions,
  listPasskeys,
  passkeyCreationOptions,
  passkeySignIn,
  removePasskey,
} from "../../../../app/contract/account/passkeys.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { handle, handleSignedIn, type Call } from "../../http/http.ts";
import { decoyIdOf, isIssued } from "../../ids.ts";
import { newDevice } from "../../visitors/known-device.ts";
import { MEMBERS } from "../../passkeys/passkey-kind.ts";
import { requestOptions, userHandleIn } from "../../passkeys/passkey-options.ts";
import { relyingPartyOf } from "../../passkeys/relying-party.ts";
import { startSession } from "../../http/session-cookie.ts";
import { limitMember } from "../../visitors/member-limit.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { newPasskeyLimit } from "../../passkeys/new-passkey-limit.ts";
import { passkeyLimit } from "./limits.ts";

/** For any passkey of the site: the device shows its owner which it has. Nothing is stored. */
export const getSignInOptions = handle(passkeySignInOptions, async ({ env }) => {
  const party = relyingPartyOf(env.PUBLIC_ORIGIN);
  if (!party) return refuse("not_found");
  return accept(requestOptions({ kind: MEMBERS, party, secret: env.TOKEN_SECRET }));
});

/** Says by words, status or time no more of an unknown member than of a wrong passkey. */
export const postSignIn = handle(passkeySignIn, async (call) => {
  const { actors, body, userAgent } = call;
  const allowed = await limitVisitor(call, passkeyLimit);
  if (!allowed.ok) return allowed;
  const id = memberOf(call, body.response);
  const device = newDevice(call, id, body.device);
  const { response, state } = body;
  const signedIn = await actors
    .member(id)
    .passkeys.signIn({ response, state, user_agent: userAgent, device: device.kept });
  if (!signedIn.ok) return signedIn;
  const { user, token, reactivated } = signedIn.value;
  startSession(call, { id: user.id, token });
  return accept({ user: { ...user, revived: reactivated }, device: device.token });
});

/** Whom the device names. Anything else asks an object with nobody in it: the same way, the same time. */
function memberOf({ env, site }: Call, response: Record<string, unknown>): string {
  const id = userHandleIn(response);
  const secret = env.TOKEN_SECRET;
  return isIssued({ secret, site, id }) ? id : decoyIdOf({ secret, site, email: id });
}

export const getPasskeys = handleSignedIn(listPasskeys, ({ actors, caller }) =>
  actors.member(caller.id).passkeys.list(caller.token),
);

export const postCreationOptions = handleSignedIn(passkeyCreationOptions, async (call) => {
  const { actors, body, caller, requestId } = call;
  const { name: siteName } = await settingsOf(call);
  const order = { siteName, password: body.password, requestId };
  return actors.member(caller.id).passkeys.creationOptions(caller.token, order);
});

export const postPasskey = handleSignedIn(addPasskey, async (call) => {
  const { actors, body, caller } = call;
  const allowed = await limitMember(call, newPasskeyLimit);
  if (!allowed.ok) return allowed;
  const added = await actors.member(caller.id).passkeys.add(caller.token, body);
  return added.ok ? accept({ passkey: added.value }) : added;
});

export const deletePasskey = handleSignedIn(removePasskey, ({ actors, body, caller }) =>
  actors.member(caller.id).passkeys.remove(caller.token, body.id),
);
