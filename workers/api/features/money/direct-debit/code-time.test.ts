import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { confirmMandate, requestMandate } from "../../../../../app/contract/money/direct-debit.ts";
import { aPhone } from "../../../../../tests/workers/direct-debit-fixtures.ts";
import { aMember, delivered } from "../../../../../tests/workers/member-fixtures.ts";
import { aVisitor } from "../../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../../actors/actors.ts";
import { moveClock } from "../../../clock.ts";
import type { Env } from "../../../env.ts";

const SITE = "periwinkle";
const MINUTE = 60_000;

afterEach(() => moveClock(0));

/** Somebody who asked for a mandate, and has the code. */
async function anAsker() {
  const member = await aMember({ site: SITE, country: "NL" });
  const visitor = aVisitor();
  visitor.setCookie(`session=${member.id}.${member.token}`);
  const [mandate_id, phone] = [crypto.randomUUID(), aPhone()];
  const address = { street: "Kerkstraat", house_number: "1", zip: "3701 AA", city: "Zeist" };
  const typed = { account_holder: "A. de Vries", iban: "NL91ABNA0417164300", ...address, phone };
  expect((await visitor.call(requestMandate, { mandate_id, ...typed })).status).toBe(200);
  await delivered(member);
  const [sms] = await actorsOf(env as unknown as Env, SITE)
    .site()
    .mails(phone);
  const otp = /\b\d{6}\b/.exec(sms?.text ?? "")?.[0] ?? "";
  return { type: () => visitor.call(confirmMandate, { mandate_id, otp }) };
}

test("a code typed just before its ten minutes are over counts, and just after them it does not", async () => {
  const [anna, bert] = [await anAsker(), await anAsker()];
  moveClock(10 * MINUTE - 10_000);
  expect((await anna.type()).body).toMatchObject({ mandate: { status: "active" } });
  moveClock(10 * MINUTE + 1000);
  const late = await bert.type();
  expect([late.status, late.body]).toMatchObject([410, { error: "otp_expired" }]);
});
