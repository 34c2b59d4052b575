import { sendComplaint } from "../../../app/contract/safety/reports.ts";
import { apiClient } from "../http/api-client.ts";
import type { SiteUnderTest } from "./environment.ts";

/** A visitor's complaint that names nobody whom the site knows; the words in which it says where it is. */
export async function aComplaintAboutNobody({ apiOrigin }: Pick<SiteUnderTest, "apiOrigin">): Promise<string> {
  const address = `The lady with the roses ${crypto.randomUUID()}`;
  await apiClient(apiOrigin).callOrThrow(sendComplaint, {
    key: crypto.randomUUID(),
    address,
    reason: "hate",
    text: "She insults everybody.",
    language: "en",
    good_faith: true,
  });
  return address;
}
