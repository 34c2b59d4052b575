import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { requestMandate } from "../../../../../app/contract/money/direct-debit.ts";
import { aPhone } from "../../../../../tests/workers/direct-debit-fixtures.ts";
import { aMember, delivered } from "../../../../../tests/workers/member-fixtures.ts";
import { aVisitor } from "../../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../../actors/actors.ts";
import type { Env } from "../../../env.ts";

const anId = () => crypto.randomUUID();

/** Somebody who asks for codes; answers what came of it. */
async function anAsker() {
  const anna = await aMember({ site: "periwinkle" });
  const visitor = aVisitor();
  visitor.setCookie(`session=${anna.id}.${anna.token}`);
  const typed = { account_holder: "A. de Vries", iban: "NL91ABNA0417164300", zip: "3701 AA", city: "Zeist" };
  const asks = async (phone: string, mandate_id = anId()) => {
    const order = { ...typed, street: "Kerkstraat", house_number: "1", mandate_id, phone };
    const { body } = await visitor.call(requestMandate, order);
    await delivered(anna);
    return body["error"] ?? "sent";
  };
  return { anna, asks };
}

const codesTo = async (phone: string) =>
  (
    await actorsOf(env as unknown as Env, "periwinkle")
      .site()
      .mails(phone)
  ).length;

test("a stranger's telephone gets five codes a day, also from who takes turns with requests and numbers", async () => {
  const stranger = aPhone();
  for (let member = 0; member < 3; member += 1) {
    const { asks } = await anAsker();
    const [own, one, two] = [aPhone(), anId(), anId()];
    for (const id of [one, two]) await asks(own, id);
    for (const id of [one, two, one]) await asks(stranger, id);
  }
  expect(await codesTo(stranger)).toBe(5);
});

test("who had five codes takes none of a stranger's", async () => {
  const [{ asks }, bert, stranger] = [await anAsker(), await anAsker(), aPhone()];
  for (let sent = 0; sent < 5; sent += 1) expect(await asks(aPhone())).toBe("sent");
  for (let more = 0; more < 6; more += 1) expect(await asks(stranger)).toBe("direct_debit_codes");
  expect(await bert.asks(stranger)).toBe("sent");
});

test("the same request again sends one code and takes one", async () => {
  const [{ asks }, phone, id] = [await anAsker(), aPhone(), anId()];
  for (let time = 0; time < 6; time += 1) expect(await asks(phone, id)).toBe("sent");
  expect(await codesTo(phone)).toBe(1);
  const others = await anAsker();
  for (let sent = 1; sent < 5; sent += 1) expect(await others.asks(phone)).toBe("sent");
});
