import { sendMessage } from "../../app/contract/conversations/conversations.ts";
import { changeProfile } from "../../app/contract/people/own-profile.ts";
import { sendReport } from "../../app/contract/safety/reports.ts";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { apiClient, type ApiClient } from "../support/http/api-client.ts";
import { aPhotoThatWaits } from "../support/site/photo-that-waits.ts";
import { jarOf, type MadeMember, type MemberWishes, siteApi } from "../support/site/site-api.ts";

/** How the site's own tests ask its API. */
export function accessTo({ apiOrigin = "", environment }: TestSite) {
  return { apiOrigin, seedToken: environment["SITE_SEED_TOKEN"] ?? "" };
}

/** Somebody new, with their own calls. */
export async function makeMember(site: TestSite, wishes: MemberWishes): Promise<MadeMember & { api: ApiClient }> {
  const made = await siteApi(accessTo(site)).makeMember(wishes);
  return { ...made, api: apiClient(site.apiOrigin ?? "", { cookies: jarOf(made.cookie) }) };
}

/** Something waits in each queue but that of appeals. Answers whom the report is about, and a fictional profile. */
export async function fillQueues(site: TestSite): Promise<{ reported: MadeMember; fictional: MadeMember }> {
  const make = (wishes: MemberWishes) => makeMember(site, wishes);
  await aPhotoThatWaits(accessTo(site));
  const anna = await make({ name: "Anna", gender: "female", credits: 5 });
  const bert = await make({ name: "Bert", gender: "male", credits: 5, photo: true });
  const fay = await make({ name: "Fay", gender: "female", fictional: true, photo: true });
  const write = async (from: ApiClient, to: MadeMember, text: string) =>
    (await from.callOrThrow(sendMessage, { client_id: crypto.randomUUID(), to: to.id, text })).message.id;
  await anna.api.callOrThrow(changeProfile, { about: "Mail me: anna@elsewhere.example" });
  await write(anna.api, fay, "Do you like the sea as well?");
  await write(bert.api, anna, "Can you lend me 500 euro?");
  const report = { reason: "asks_for_money" as const, text: "He asked for money at once." };
  await anna.api.callOrThrow(sendReport, { key: crypto.randomUUID(), id: bert.id, ...report });
  return { reported: bert, fictional: fay };
}
