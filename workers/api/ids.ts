import { createHash, createHmac } from "node:crypto";
import { keptBySecret } from "./kept-by-secret.ts";
import { sameText } from "./signature.ts";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const NAME = 12;
const CHECK = 4;
const ID = new RegExp(`^[a-z2-7]{${NAME + CHECK}}$`);

/** Lower-case base32 of the first bits, five a letter; twelve letters at most. */
function shortId(digest: Uint8Array, letters = NAME): string {
  const bits = [...digest.subarray(0, 8)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: letters }, (_, at) => ALPHABET[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]).join(
    "",
  );
}

/**
 * The member that a sign-up makes. Derived, so that a repeated sign-up finds the same object. Its last four letters are
 * a keyed check of the others, so that `isIssued` knows by itself what we never made (decision 0089).
 */
export function memberIdOf({ secret, site, signupKey }: { secret: string; site: string; signupKey: string }): string {
  const name = shortId(createHmac("sha256", secret).update(`member/${site}/${signupKey}`).digest());
  return name + checkOf({ secret, site, name });
}

function checkOf({ secret, site, name }: { secret: string; site: string; name: string }): string {
  return shortId(createHmac("sha256", secret).update(`member-check/${site}/${name}`).digest(), CHECK);
}

/** What looks like a member's id. Whether it is one, `isIssued` says. */
export function isMemberId(text: string): boolean {
  return ID.test(text);
}

/**
 * Did this site make this id? One that it never made must not wake an object of its own: each would be a file on disk
 * and a database in memory. Whether anybody lives there (still), only the object knows.
 */
export function isIssued({ secret, site, id }: { secret: string; site: string; id: string }): boolean {
  if (!isMemberId(id)) return false;
  const named = `${site}/${id}`;
  const known = issued(secret, { fits: ({ size }) => size < MOST_KEPT, make: () => new Set() });
  if (known.has(named)) return true;
  const right = sameText(checkOf({ secret, site, name: id.slice(0, NAME) }), id.slice(NAME));
  // Only right ones: whoever tries ids fills nothing.
  if (right) known.add(named);
  return right;
}

const MOST_KEPT = 10_000;
/** Ids that were looked at: every call begins with one. */
const issued = keptBySecret<Set<string>>();

/** Whose mail it is (`<member>/mail/<number>`), if it is called like one of ours. */
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
