import {
  deleteChat,
  listChats,
  listMessages,
  markRead,
  sendMessage,
  typing,
} from "../../../../app/contract/conversations.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { settingsOf } from "../../actors/site/settings.ts";
import { handleSignedIn } from "../../http.ts";

export { getLive } from "./live.ts";

/** Spec §7. */
export const getChats = handleSignedIn(listChats, async ({ actors, caller }) => {
  const chats = await actors.member(caller.id).chats(caller.token);
  return chats.ok ? accept({ chats: chats.value }) : chats;
});

/** Spec §7. */
export const removeChat = handleSignedIn(deleteChat, ({ actors, caller, body }) =>
  actors.member(caller.id).deleteChat(caller.token, body.conversation),
);

export const getMessages = handleSignedIn(listMessages, ({ actors, caller, query }) =>
  actors.member(caller.id).messages(caller.token, query),
);

/** The price and the length are the site's, never the caller's. Spec §3 (message_credits, message_length). */
export const postMessage = handleSignedIn(sendMessage, async (call) => {
  const { actors, caller, body } = call;
  const text = body.text.trim();
  if (!text) return refuse("invalid_input", { fields: { text: "message_empty" } });
  const { message_credits, message_length } = await settingsOf(call);
  const order = { ...body, text, cost: message_credits, length: message_length };
  return actors.member(caller.id).send(caller.token, order);
});

/** Spec §4: opening a chat sets its unread count to 0. */
export const postRead = handleSignedIn(markRead, ({ actors, caller, body }) =>
  actors.member(caller.id).markRead(caller.token, body),
);

export const postTyping = handleSignedIn(typing, ({ actors, caller, body }) =>
  actors.member(caller.id).typing(caller.token, body.to),
);
