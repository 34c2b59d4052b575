import { testShownCalls } from "./shown-calls.ts";
import { aNewcomer } from "./people.ts";
import { target } from "./target.ts";

let account: Promise<{ email: string; password: string }> | undefined;

/** The account that the environment names, or one made for this file where the API has sign-ups. */
async function credentials() {
  if (target.credentials) return target.credentials;
  if (target.shownCallsOnly)
    throw new Error("CONTRACT_CALLS=shown needs an account: set CONTRACT_EMAIL and CONTRACT_PASSWORD.");
  account ??= aNewcomer();
  const { email, password } = await account;
  return { email, password };
}

testShownCalls("the API under test", async () => ({ url: target.url, credentials: await credentials() }));
