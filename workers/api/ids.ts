import { createHash, createHmac } from "node:crypto";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const ID = /^[a-z2-7]{12}$/;

/** Lower-case base32 of the first 60 bits. */
function shortId(digest: Uint8Array): string {
  const bits = [...digest.subarray(0, 8)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: 12 }, (_, at) => ALPHABET[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]).join("");
}

/** The member that a sign-up makes. Derived, so that a repeated sign-up finds the same object. */
export function memberIdOf({ secret, site, signupKey }: { secret: string; site: string; signupKey: string }): string {
  return shortId(createHmac("sha256", secret).update(`member/${site}/${signupKey}`).digest());
}

/** What looks like a member's id. Anything else must not wake an object of its own. */
export function isMemberId(text: string): boolean {
  return ID.test(text);
}

/** Whose mail it is (`<member>/mail/<number>`); undefined when no mail of ours is called so. */
export function memberOfMail(mail: string): string | undefined {
  const [member = "", noun] = mail.split("/");
  return noun === "mail" && isMemberId(member) ? member : undefined;
}

/** The conversation of two members: the same on both sides, whoever begins. */
export function conversationIdOf(one: string, other: string): string {
  return shortId(
    createHash("sha256")
      .update(`conversation/${[one, other].sort().join("/")}`)
      .digest(),
  );
}

/** One of a few objects in which nobody lives: who is asked when an address belongs to no one. */
export function decoyIdOf({ secret, site, email }: { secret: string; site: string; email: string }): string {
  const decoy = createHash("sha256").update(email).digest().readUInt8(0) % 16;
  return memberIdOf({ secret, site, signupKey: `decoy/${decoy}` });
}
