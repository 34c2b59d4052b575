import {
  deleteChat,
  listChats,
  listMessages,
  MOST_LISTED,
  markRead,
  restoreChat,
  sendMessage,
  typing,
} from "../../../../app/contract/conversations/conversations.ts";
import { showMessagePhoto } from "../../../../app/contract/conversations/message-photos.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { kindOf, messageProblem } from "../../../../app/domain/conversation.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { messageRules } from "../../actors/site/settings/message-rules.ts";
import { settingsOf } from "../../actors/site/settings/settings.ts";
import { handleSignedIn } from "../../http/http.ts";

/** Spec §7. */
export const getChats = handleSignedIn(listChats, async ({ actors, caller, query }) => {
  const chats = await actors.member(caller.id).conversations.chats(caller.token, query);
  if (!chats.ok) return chats;
  const more = chats.value.length > MOST_LISTED;
  return accept({ chats: chats.value.slice(0, MOST_LISTED), ...(more && { more }) });
});

/** Spec §7. */
export const removeChat = handleSignedIn(deleteChat, ({ actors, caller, body }) =>
  actors.member(caller.id).conversations.deleteChat(caller.token, body.conversation),
);

/** Ours; decision 0203. */
export const bringBackChat = handleSignedIn(restoreChat, ({ actors, caller, body }) =>
  actors.member(caller.id).conversations.restoreChat(caller.token, body.conversation),
);

export const getMessages = handleSignedIn(listMessages, async (call) => {
  const { actors, caller, query } = call;
  const { history_months } = await settingsOf(call);
  return actors.member(caller.id).conversations.messages(caller.token, { ...query, history_months });
});

/** Ours; decision 0213. */
export const getMessagePhoto = handleSignedIn(showMessagePhoto, async (call) => {
  const { history_months } = await settingsOf(call);
  const order = { message: call.query.message, history_months };
  return call.actors.member(call.caller.id).conversations.photo(call.caller.token, order);
});

/**
 * The price and the length are the site's, never the caller's. Spec §3 (message_credits, message_length). Whether it is too
 * long is for the actor to say: a key that came before gets its first answer, whatever the length is by now.
 */
export const postMessage = handleSignedIn(sendMessage, async (call) => {
  const { actors, caller, body } = call;
  const settings = await settingsOf(call);
  if (body.gift && body.photo) return refuse("invalid_input", { fields: { photo: "invalid" } });
  const kind = kindOf(body);
  if (kind === "text" && messageProblem(body.text, settings.message_length) === "message_empty")
    return refuse("invalid_input", { fields: { text: "message_empty" } });
  const order = { ...body, text: cleanText(body.text), ...messageRules(settings, kind) };
  return actors.member(caller.id).conversations.send(caller.token, order);
});

/** Spec §4: opening a chat sets its unread count to 0. */
export const postRead = handleSignedIn(markRead, ({ actors, caller, body }) =>
  actors.member(caller.id).conversations.markRead(caller.token, body),
);

export const postTyping = handleSignedIn(typing, ({ actors, caller, body }) =>
  actors.member(caller.id).conversations.typing(caller.token, body.to),
);
