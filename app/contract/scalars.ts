import { locales, type Locale } from "./locales.ts";
import { z } from "./zod.ts";

/** So many characters at most, as people count them: an emoji is one. */
export function textUpTo(most: number) {
  return z.string().refine((text) => [...text].length <= most, "text_too_long");
}

/** Opaque; a PHP API's numbers become strings (design §5). */
export const id = z.union([z.string().min(1).max(64), z.int().transform(String)]);

/** A UUID that a form or page minted, so that an act sent again happens once. In capitals it is the same one (RFC 9562). */
export const mintedKey = z.uuid().toLowerCase();

/** ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** PHP writes 0, "0", "" and null where it means no. */
export const flag = z
  .union([z.boolean(), z.literal(["0", "", "1"]), z.literal([0, 1]), z.null()])
  .transform((value) => value === true || Number(value) === 1);

/** An integer that PHP may have written as a string. `credits` are counts, not amounts of money. */
export const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d+$/)
    .transform(Number),
]);

/** A whole number from 0, as a query has it: the number of an item in a queue, or of a row. */
export const numberInQuery = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** Which page of a list, from 1, as a query has it; the first where it is left out. */
export const pageInQuery = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .default(1);

/** An amount in minor units (cents) with its ISO 4217 currency. */
export const money = z.object({ amount: z.int(), currency: z.string().length(3) });

/** As somebody types a discount code; capitals make no difference. */
export const typedDiscountCode = z.string().trim().min(1).max(64);

export const gender = z.enum(["male", "female"]);

/** ISO 3166-1 alpha-2, upper case. */
export const country = z.string().regex(/^[A-Z]{2}$/);

export const locale = z.enum(locales);

/** `YYYY-MM-DD`, a day that exists. */
export const day = z.iso.date();

/** `YYYY-MM` of this century. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

export type Gender = z.output<typeof gender>;
export type { Locale };
export type Money = z.output<typeof money>;

/** PHP answers a list as an array or, when its keys have gaps, as an object. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) =>
      value !== null && typeof value === "object" && !Array.isArray(value) ? Object.values(value) : (value ?? []),
    z.array(item),
  );
}

/** A reply that holds one thing: `{ "user": {…} }`, and just the same when it comes without its wrapper. */
export function holding<Name extends string, Inner extends z.ZodType>(name: Name, inner: Inner) {
  return z.preprocess(wrapped(name), z.object({ [name]: inner } as Record<Name, Inner>));
}

/** Before a reply that holds this and more: as `holding` reads it. */
export function wrapped(name: string) {
  return (value: unknown) => (value !== null && typeof value === "object" && name in value ? value : { [name]: value });
}

/** A link of a mail: whose it is, and its secret. */
export const mailLink = z.object({ id, token: z.string().min(1).max(128) });

/**
 * What a browser keeps of having been signed in with (365 days, also after signing out), opaque. It opens nothing: it
 * only keeps others' wrong guesses from counting against its owner. An API may ignore it and need not give one. Ours.
 */
export const deviceToken = z.string().max(1000);

/** The reply to signing in: the member, and what the browser is to send with the next sign-in or reset. */
export function signedInAs<User extends z.ZodType>(user: User) {
  return z.preprocess(wrapped("user"), z.object({ user, device: deviceToken.nullish() }));
}
