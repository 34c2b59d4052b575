import { accountOf, personOf } from "../account/account.ts";
import { publishProfile } from "../account/listing.ts";
import { isHidden } from "../standing/hidden.ts";
import { tellChanged } from "./contacts.ts";

/** Runs a change; if others see the member otherwise after it, the directory and everybody who keeps their card are told. */
export function changeAppearance(sql: SqlStorage, change: () => unknown): void {
  const appearance = () => JSON.stringify(personOf(sql, accountOf(sql)));
  const before = appearance();
  change();
  // While the account is being deleted or suspended nobody hears of it; who comes back is told of as they are then.
  if (appearance() === before || isHidden(sql)) return;
  publishProfile(sql);
  tellChanged(sql);
}
