import { addPasskey, askPasskey, offerPasskey, type Passkey } from "../../app/contract/passkeys.ts";
import { anAuthenticator } from "../support/doubles/authenticator.ts";
import { caller } from "./caller.ts";
import { aMember, type Member } from "./member-fixtures.ts";

type Phone = ReturnType<typeof anAuthenticator>;

/** Where the site stands: the one under test says it, any other is at its passkeys' own name. */
function aPhone(party: string): Phone {
  return anAuthenticator({ party, site: process.env["SITE_ORIGIN"] ?? `https://${party}` });
}

/** What a new phone says when this member adds it. */
export async function aNewPasskey({ api, password }: Pick<Member, "api" | "password">, name = "My phone") {
  const { options, state } = await api.callOrThrow(offerPasskey, { password });
  const phone = aPhone((options["rp"] as { id: string }).id);
  return { phone, order: { response: phone.make(options), state, name } };
}

/** A member with a passkey. */
export async function aMemberWithPasskey(): Promise<{ member: Member; phone: Phone; passkey: Passkey }> {
  const member = await aMember({ name: "Anna" });
  const { phone, order } = await aNewPasskey(member);
  const { passkey } = await member.api.callOrThrow(addPasskey, order);
  return { member, phone, passkey };
}

/** What a phone says to sign in, once; `wishes` as a forger would have them. */
export async function anAnswer(phone: Phone, wishes?: Parameters<Phone["answer"]>[1]) {
  const { options, state } = await caller().callOrThrow(askPasskey, {});
  return { response: phone.answer(options, wishes), state };
}

/** An answer with one bit of its signature changed, still in a signature's form (DER). */
export function withForgedSignature(answer: Record<string, unknown>): Record<string, unknown> {
  const response = answer["response"] as { signature: string };
  const signature = Buffer.from(response.signature, "base64url");
  const last = signature.length - 1;
  signature.writeUInt8(signature.readUInt8(last) ^ 1, last);
  return { ...answer, response: { ...response, signature: signature.toString("base64url") } };
}
