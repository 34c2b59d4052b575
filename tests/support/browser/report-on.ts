import { sendReport } from "../../../app/contract/safety/reports.ts";
import type { BrowserMember, Site } from "./browser-fixtures.ts";

/** A report about somebody, by a new member: words that only its own page has, and its number, which others' pages have, too. */
export async function reportOn(
  site: Pick<Site, "member">,
  { id }: Pick<BrowserMember, "id">,
): Promise<{ words: string; number: string }> {
  const [{ api }, key] = [await site.member(), crypto.randomUUID()];
  const words = `He insults me (${key}).`;
  return { words, number: (await api.callOrThrow(sendReport, { key, id, reason: "harassment", text: words })).case };
}
