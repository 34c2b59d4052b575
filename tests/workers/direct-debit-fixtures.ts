import { expect } from "vitest";
import { moveClock } from "../../workers/api/clock.ts";
import { sepaFileProvider } from "../../workers/api/providers/payment/sepa-file-provider.ts";
import { actors, aMember, delivered, type TestMember, valueOf } from "./member-fixtures.ts";

const DAY = 24 * 60 * 60_000;
const operator = { id: "1", name: "Olga" };

/** Who collects. */
export const creditor = { name: "Periwinkle", address: "Street 1, Utrecht, NL", id: "NL92ZZZ000000000001" };

let numbers = 10_000_000;

/** A mobile number that nobody else of this file has. */
export const aPhone = () => `+316${numbers++}`;

/** The code that went to this telephone last. */
export async function codeTo(phone: string): Promise<string> {
  return /\b\d{6}\b/.exec((await actors.site().mails(phone))[0]?.text ?? "")?.[0] ?? "";
}

/** Somebody who gave a mandate. */
export async function aDebtor(member?: TestMember) {
  const anna = member ?? (await aMember());
  const [mandate_id, phone] = [crypto.randomUUID(), aPhone()];
  const address = { street: "Kerkstraat", house_number: "1", zip: "3701 AA", city: "Zeist" };
  const typed = { account_holder: "A. de Vries", iban: "NL91ABNA0417164300", ...address, phone };
  valueOf(await anna.stub.directDebit.request(anna.token, { mandate_id, ...typed }));
  await delivered(anna);
  const otp = await codeTo(phone);
  return { ...anna, mandate: valueOf(await anna.stub.directDebit.confirm(anna.token, { mandate_id, otp, creditor })) };
}

/** The site's own bank. */
export const provider = sepaFileProvider(actors.site());
export const amount = { amount: 1995, currency: "EUR" };

type Debtor = Awaited<ReturnType<typeof aDebtor>>;

/** Ordered, and brought to the site. */
export async function anOrder({ stub, token, id, ...anna }: Debtor) {
  const payment_id = crypto.randomUUID();
  const bought = { bundle: "50", credits: 50, amount, payment_method: "sdd" as const };
  valueOf(await stub.money.preparePayment(token, { payment_id, ...bought }));
  const { mandate } = valueOf(await stub.directDebit.collection(token, payment_id));
  const name = { payment_id, member: id, site: "site" };
  const order = {
    ...name,
    amount,
    payment_method: "sdd" as const,
    description: "50 credits",
    return_url: "http://localhost",
  };
  const { ref } = await provider.create({ ...order, mandate: { ...mandate, ref: null } });
  valueOf(await stub.money.attachPayment(token, { payment_id, provider_ref: ref, checkout_url: null }));
  await delivered({ stub, token, id, ...anna } as TestMember);
  return { payment_id, ref };
}

/** All that is due by then, in a file; its number of this debit. */
export async function filed(ref: string) {
  moveClock(5 * DAY);
  const file = valueOf(await actors.site().debits.make(crypto.randomUUID(), operator));
  expect(file?.filed).toBeGreaterThan(0);
  expect(await provider.fetch(ref)).toMatchObject({ status: "pending", amount });
  return file?.file_id ?? "";
}

/** Somebody whose bank collected 50 credits for € 19.95. */
export async function aCollectedDebit(member?: TestMember) {
  const anna = await aDebtor(member);
  const order = await anOrder(anna);
  const file_id = await filed(order.ref);
  valueOf(await actors.site().debits.collect(file_id, operator));
  const status = async () => valueOf(await anna.stub.money.payment(anna.token, order.payment_id)).status;
  await expect.poll(status).toBe("completed");
  await delivered(anna as TestMember);
  return { anna: anna as TestMember, file_id, ...order };
}
