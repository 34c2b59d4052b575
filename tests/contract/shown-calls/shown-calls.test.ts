import { testShownCalls } from "./shown-calls.ts";
import { aNewcomer } from "../fixtures/members.ts";
import { testedApi } from "../tested-api.ts";

let account: Promise<{ email: string; password: string }> | undefined;

/** The account that the environment names, or one made for this file where the API has sign-ups. */
async function credentials() {
  if (testedApi.credentials) return testedApi.credentials;
  if (testedApi.shownCallsOnly)
    throw new Error("CONTRACT_CALLS=shown needs an account: set CONTRACT_EMAIL and CONTRACT_PASSWORD.");
  account ??= aNewcomer();
  const { email, password } = await account;
  return { email, password };
}

testShownCalls("the API under test", async () => ({ url: testedApi.url, credentials: await credentials() }));
