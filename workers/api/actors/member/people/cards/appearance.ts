import { accountOf, personOf } from "../../account/account.ts";
import { listedPerson, publishProfile } from "../../account/listing.ts";
import { isHidden } from "../../standing/hidden.ts";
import { tellChanged } from "../contacts.ts";

/** Runs a change; the directory is told if searches see the member otherwise after it, and who keeps their card if that is another one. */
export function changeAppearance(sql: SqlStorage, change: () => unknown): void {
  const card = () => JSON.stringify(personOf(sql, accountOf(sql)));
  const listed = () => JSON.stringify(listedPerson(sql, accountOf(sql)));
  const before = { card: card(), listed: listed() };
  change();
  // While the account is being deleted or suspended nobody hears of it; who comes back is told of as they are then.
  if (listed() === before.listed || isHidden(sql)) return;
  publishProfile(sql);
  if (card() !== before.card) tellChanged(sql);
}
