import type { Locale } from "../../app/contract/scalars.ts";
import { sendComplaint } from "../../app/contract/safety/reports.ts";
import { actorsOf } from "../../workers/api/actors/actors.ts";
import { findCase } from "../../workers/api/actors/site/operators/cases/cases.ts";
import { inStub, objects } from "./deletion-fixtures.ts";
import { aVisitor } from "./visitor-fixture.ts";

/** The site that visitors call, and its database. */
export const site = objects.SITE.getByName("periwinkle") as unknown as DurableObjectStub;

let complaints = 0;

/** A complaint about a profile, by a visitor, in words of its own. */
export function aComplaint(about: { id: string }) {
  return {
    key: crypto.randomUUID(),
    address: `https://www.example.org/members/${about.id}`,
    reason: "fake_profile" as const,
    text: `These are my photos (${(complaints += 1)}).`,
    language: "en" as Locale,
    good_faith: true as const,
  };
}

/** Sends it; the number of the case, or why there is none. */
export const send = async (
  complaint: Partial<ReturnType<typeof aComplaint>> & { conversation?: string; name?: string; email?: string },
  visitor = aVisitor(),
) => {
  const { status, body } = await visitor.call(sendComplaint, complaint as ReturnType<typeof aComplaint>);
  return status === 200 ? String(body["case"]) : body["error"];
};

/** A report about somebody's profile. */
export const aReport = ({ id }: { id: string }) => ({
  key: crypto.randomUUID(),
  id,
  reason: "other" as const,
  text: "",
});

/** What is kept of a case. */
export const caseOf = (number: unknown) => inStub(site, (sql) => findCase(sql, String(number)));

/** Receipts of complaints to this address, on their way or sent. */
export async function receiptsTo(email: string): Promise<number> {
  const waiting = "SELECT 1 FROM outbox WHERE json_extract(payload, '$.to') = ?";
  const onTheirWay = await inStub(site, (sql) => sql.exec(waiting, email).toArray());
  return onTheirWay.length + (await actorsOf(objects, "periwinkle").site().mails(email)).length;
}
