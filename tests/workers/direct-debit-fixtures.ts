import { actors, aMember, delivered, valueOf } from "./member-fixtures.ts";

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
export async function aDebtor() {
  const anna = await aMember();
  const [mandate_id, phone] = [crypto.randomUUID(), aPhone()];
  const address = { street: "Kerkstraat", house_number: "1", zip: "3701 AA", city: "Zeist" };
  const typed = { account_holder: "A. de Vries", iban: "NL91ABNA0417164300", ...address, phone };
  valueOf(await anna.stub.directDebit.request(anna.token, { mandate_id, ...typed }));
  await delivered(anna);
  const otp = await codeTo(phone);
  return { ...anna, mandate: valueOf(await anna.stub.directDebit.confirm(anna.token, { mandate_id, otp, creditor })) };
}
