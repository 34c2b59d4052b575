import { beforeEach } from "vitest";
import { getSettings } from "../../app/contract/site.ts";
import { apiClient } from "../support/http/api-client.ts";

/** Where the API is that this run is about, and what it lets us do (README.md). */
export const testedApi = {
  url: required("CONTRACT_URL"),
  /** `CONTRACT_CALLS=shown`: an API that answers only the calls that spec §7 shows. */
  shownCallsOnly: process.env["CONTRACT_CALLS"] === "shown",
  /** Opens the embedded API's internal calls; other APIs have none. */
  seedToken: process.env["SITE_SEED_TOKEN"],
  /** With which the mail provider signs its calls. */
  mailWebhookKey: process.env["SITE_MAIL_WEBHOOK_KEY"] ?? "",
  /** Somebody who has an account there already. */
  credentials: credentialsOf(process.env["CONTRACT_EMAIL"], process.env["CONTRACT_PASSWORD"]),
};

/** What a file of tests may ask for beside an API at `CONTRACT_URL`. */
export type Need = "every call" | "a demonstration" | "internal calls";

/** Every test of the file is skipped, with the reason, when the API under test cannot offer this. */
export function needs(need: Need): void {
  beforeEach(async ({ skip }) => {
    const reason = await missing(need);
    skip(reason !== undefined, reason);
  });
}

async function missing(need: Need): Promise<string | undefined> {
  if (testedApi.shownCallsOnly) return "CONTRACT_CALLS=shown: this API answers only the calls of spec §7";
  if (need === "internal calls" && !testedApi.seedToken)
    return "SITE_SEED_TOKEN is not set: only the embedded API has internal calls";
  if (need === "a demonstration" && !(await isDemonstration()))
    return "the settings do not say `demo`: nobody can open this site's mailbox or pay at its test provider";
  return undefined;
}

let asked: Promise<boolean> | undefined;

function isDemonstration(): Promise<boolean> {
  asked ??= apiClient(testedApi.url)
    .callOrThrow(getSettings)
    .then(({ settings }) => settings.demo);
  return asked;
}

function credentialsOf(email: string | undefined, password: string | undefined) {
  return email && password ? { email, password } : undefined;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npm test -- contract\`, or read tests/contract/README.md.`);
  return value.replace(/\/+$/, "");
}
