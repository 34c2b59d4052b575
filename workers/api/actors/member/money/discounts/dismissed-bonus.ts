import type { BonusPart } from "../../../../../../app/contract/money/discounts.ts";
import { clock } from "../../../../clock.ts";

/** When the member said no to the time bonus, and when they closed its dialog (milliseconds); null: they did not. Decision 0256. */
export const dismissedBonusSchema = [
  "ALTER TABLE account ADD COLUMN bonus_dismissed INTEGER",
  "ALTER TABLE account ADD COLUMN bonus_modal_dismissed INTEGER",
];

/** The first time counts. */
export function dismissBonus(sql: SqlStorage, part: BonusPart): void {
  const column = `${part}_dismissed`;
  sql.exec(`UPDATE account SET ${column} = coalesce(${column}, ?)`, clock.now());
}
