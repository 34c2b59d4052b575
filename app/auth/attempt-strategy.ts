import { Strategy } from "remix-auth/strategy";
import type { ApiClient, SignInEndpoint } from "../api/client.server.ts";
import type { CookieJar } from "../api/cookie-jar.server.ts";
import type { InputOf, ReplyOf } from "../contract/endpoint.ts";
import { SignInRefused } from "./sign-in-refused.ts";

/** What strategies ask with. */
export interface SignInCalls {
  api: Pick<ApiClient, "callForSession">;
  /** What the browser says of itself (`knownDevice`): a part of each call's body. */
  device(): Promise<{ device?: string }>;
}

/** The call's reply, and the API's cookies for a session that has not begun yet. */
type Answered<E> = ReplyOf<E> & { cookies: CookieJar };

/**
 * A way to sign in that one call of the API judges; throws `SignInRefused` when it says no. A form can be read once only, and its
 * page shows the fields again after a refusal: so the strategy gets what was parsed, as a request of its own. Decision 0157.
 */
class AttemptStrategy<Way extends string, E extends SignInEndpoint> extends Strategy<Answered<E>, InputOf<E>> {
  readonly name: Way;
  readonly endpoint: E;

  constructor(name: Way, endpoint: E, { api, device }: SignInCalls) {
    super(async (attempt) => {
      const answer = await api.callForSession(endpoint, { ...attempt, ...(await device()) });
      if (!answer.ok) throw new SignInRefused(answer.problem);
      const { reply, cookies } = answer.value;
      return { ...reply, cookies };
    });
    this.name = name;
    this.endpoint = endpoint;
  }

  async authenticate(request: Request): Promise<Answered<E>> {
    // `attemptRequest` wrote it; whether it is right, the API says.
    return this.verify((await request.json()) as InputOf<E>);
  }
}

/** The class of a way to sign in that this call judges. */
export function attemptStrategy<const Way extends string, E extends SignInEndpoint>(
  name: Way,
  endpoint: E,
): new (calls: SignInCalls) => AttemptStrategy<Way, E> {
  return class extends AttemptStrategy<Way, E> {
    constructor(calls: SignInCalls) {
      super(name, endpoint, calls);
    }
  };
}

/** The request that carries an attempt. Its address goes nowhere. */
export function attemptRequest(attempt: object): Request {
  return new Request("http://sign-in.invalid/", { method: "POST", body: JSON.stringify(attempt) });
}
