import { sendMessage } from "../../app/contract/conversations.ts";
import { changeProfile } from "../../app/contract/own-profile.ts";
import { sendReport } from "../../app/contract/reports.ts";
import type { TestSite } from "../../scripts/serve/test-site.ts";
import { apiClient, type ApiClient } from "../support/http/api-client.ts";
import { aPhotoThatWaits } from "../support/site/photo-that-waits.ts";
import { jarOf, type MadeMember, type MemberWishes, siteApi } from "../support/site/site-api.ts";

/** How the site's own tests ask its API. */
export function accessTo({ apiOrigin = "", environment }: TestSite) {
  return { apiOrigin, seedToken: environment["SITE_SEED_TOKEN"] ?? "" };
}

/** Something waits in each queue but that of appeals. Answers whom the report is about. */
export async function fillQueues(site: TestSite): Promise<MadeMember> {
  const access = accessTo(site);
  const make = async (wishes: MemberWishes): Promise<MadeMember & { api: ApiClient }> => {
    const made = await siteApi(access).makeMember(wishes);
    return { ...made, api: apiClient(access.apiOrigin, { cookies: jarOf(made.cookie) }) };
  };
  await aPhotoThatWaits(access);
  const anna = await make({ name: "Anna", gender: "female", credits: 5 });
  const bert = await make({ name: "Bert", gender: "male", credits: 5, photo: true });
  const fay = await make({ name: "Fay", gender: "female", fictional: true });
  const write = async (from: ApiClient, to: MadeMember, text: string) =>
    (await from.callOrThrow(sendMessage, { client_id: crypto.randomUUID(), to: to.id, text })).message.id;
  await anna.api.callOrThrow(changeProfile, { about: "Mail me: anna@elsewhere.example" });
  await write(anna.api, fay, "Do you like the sea as well?");
  await write(bert.api, anna, "Can you lend me 500 euro?");
  const report = { reason: "asks_for_money" as const, text: "He asked for money at once." };
  await anna.api.callOrThrow(sendReport, { key: crypto.randomUUID(), id: bert.id, ...report });
  return bert;
}
