import { createHash } from "node:crypto";
import type { Person } from "../member/people/person.ts";

const DAY = 86_400_000;
/** 2^37: with fifteen bits of days it stays below 2^53, where JavaScript's whole numbers end. */
const TIES = 2 ** 37;
const LAST_DAY = 2 ** 15;
/** Fictional profiles are never active: they are spread over so many days. */
const SPREAD = 14;

/**
 * Where somebody stands in every search, smallest first: most recent day first, shuffled within a day but always the
 * same way, so that paging neither repeats nor skips anybody. A fictional profile (`last_active` 0) gets a day by its
 * id, so that it says nothing about activity. Decision 0019.
 */
export function rankOf({ id, last_active }: Pick<Person, "id" | "last_active">, now: number): number {
  const hash = createHash("sha256").update(id).digest();
  const today = Math.floor(now / DAY);
  const day = last_active > 0 ? Math.min(today, Math.floor(last_active / DAY)) : today - (hash.readUInt8(5) % SPREAD);
  return (LAST_DAY - day) * TIES + (hash.readUIntBE(0, 5) % TIES);
}
