import type { GiftId } from "../../contract/gifts.ts";

type Say = (key: `gifts:name.${GiftId}`, values: { defaultValue: string }) => string;

/** What a gift is called; nothing for one that only another API knows. The list of all stays out of browsers. */
export function giftName(gift: string, t: Say): string {
  return t(`gifts:name.${gift as GiftId}`, { defaultValue: "" });
}
