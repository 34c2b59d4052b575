import { sameText, sign } from "../../signature.ts";
import { keptBySecret } from "../../kept-by-secret.ts";
import type { Image } from "../../../../app/contract/people/profile.ts";
import type { StoredPhoto } from "./stored-photo.ts";
import { fileOf, type Variant } from "./variants.ts";

const DAY = 86_400_000;
/** An address stays the same for so many days, so that a browser keeps its copy; then it holds as long again. */
const DAYS = 3;

/**
 * The contract's image for one viewer: signed names that expire (design §1). `locked`: the viewer has no right to see
 * it, and gets the blur's name and no other. Nothing for no photo. `secret` is `env.PHOTO_SECRET`.
 */
export function signedImage(order: {
  photo: StoredPhoto | null;
  locked: boolean;
  /** Names of further variants, where they are asked for: a page of cards would not fit them. */
  also?: readonly ("full" | "match")[];
  secret: string;
  now: number;
}): Image | null {
  const { photo, locked, also = [] } = order;
  if (!photo) return null;
  const name = (variant: Variant) => signedName({ ...order, file: fileOf(photo.id, variant) });
  const [large, thumb] = locked ? [name("blur"), name("blur")] : [name("large"), name("thumb")];
  const more = locked ? [] : also;
  return {
    id: photo.id,
    filename: large,
    thumb_filename: thumb,
    ...(more.includes("full") && { full_filename: name("full") }),
    ...(more.includes("match") && { match: name("match") }),
    status: photo.status,
    ...(locked && { locked }),
  };
}

/**
 * `<photo>/<variant>.<ext>?s=<day>.<signature>`: days since 1970, the first on which it is refused. One parameter, because
 * an `&` is written in two ways in a page, and 24 addresses would then not compress well.
 */
export function signedName({ file, secret, now }: { file: string; secret: string; now: number }): string {
  const expiry = (Math.floor(now / DAY / DAYS) + 2) * DAYS;
  return keptNames(secret, expiry).get(file) ?? signName({ file, expiry, secret });
}

/** Names of these days, by file: a page of cards has 48 of them, and signing was the larger part of a search. */
const kept = keptBySecret<{ expiry: number; names: Map<string, string> }>();
const MOST_KEPT = 20_000;

function keptNames(secret: string, expiry: number): Map<string, string> {
  const fits = (known: { expiry: number; names: Map<string, string> }) =>
    known.expiry === expiry && known.names.size < MOST_KEPT;
  return kept(secret, { fits, make: () => ({ expiry, names: new Map() }) }).names;
}

function signName({ file, expiry, secret }: { file: string; expiry: number; secret: string }): string {
  const name = `${file}?s=${expiry}.${signatureOf({ file, expiry, secret })}`;
  keptNames(secret, expiry).set(file, name);
  return name;
}

/** The moment (milliseconds) until which the signed name holds, or undefined when it is forged or too old. */
export function validUntil(order: {
  file: string;
  /** What the address says: `<day>.<signature>`. */
  signed: string;
  secret: string;
  now: number;
}): number | undefined {
  const [, day, signature] = /^(\d{1,6})\.(.*)$/.exec(order.signed) ?? [];
  if (day === undefined || signature === undefined) return undefined;
  const expiry = Number(day);
  if (!sameText(signatureOf({ file: order.file, expiry, secret: order.secret }), signature)) return undefined;
  return order.now < expiry * DAY ? expiry * DAY : undefined;
}

/** 96 bits are plenty for an address that lives for days, and short in a page of 24 cards. */
function signatureOf({ file, expiry, secret }: { file: string; expiry: number; secret: string }): string {
  return sign(secret, "photo", file, String(expiry)).slice(0, 16);
}
