import type { Answer } from "../api/reply.server.ts";
import type { InputOf } from "../contract/endpoint.ts";
import { apiOf, type Context, knownDevice } from "../request/context.server.ts";
import { attemptRequest } from "./attempt-strategy.ts";
import { createAuthenticator } from "./authenticator.ts";
import { judged } from "./sign-in-refused.ts";
import type { SignedIn } from "./signed-in.ts";
import type { ways } from "./strategies.ts";

type Strategies = InstanceType<(typeof ways)[number]>;

/** What each way to sign in is given, by the name of its strategy. */
type Attempts = { [Strategy in Strategies as Strategy["name"]]: InputOf<Strategy["endpoint"]> };

/** Has the API judge an attempt. A refusal is a value, for the form; nobody is signed in before `completeSignIn`. */
export async function signIn<Way extends keyof Attempts>(
  context: Context,
  way: Way,
  attempt: Attempts[Way],
): Promise<Answer<SignedIn>> {
  const authenticator = createAuthenticator({ api: apiOf(context), device: () => knownDevice(context) });
  return judged(authenticator.authenticate(way, attemptRequest(attempt)));
}
