import type { Translate } from "../../request/locale/texts.server.ts";
import type { LikedBy, Tab } from "./lists.ts";

/** What a card says of the like, instead of an interest: that it is new, or came by a switch and not by hand (decision 0183). */
export function likeNote({ like_new: isNew, by_switch: bySwitch }: LikedBy, type: Tab, t: Translate) {
  if (isNew) return { note: t(bySwitch ? "likes:by_switch.new" : "chats:news.new_like"), isNew };
  return bySwitch && { note: t(type === "given" ? "likes:by_switch.given" : "likes:by_switch.received") };
}
