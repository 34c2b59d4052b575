import {
  enableNotifications,
  getNotifications,
  listMails,
  mailWebhook,
  setNotifications,
  setPreferences,
  unsubscribe,
} from "../../../../app/contract/account/notifications.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import { handle, handleSignedIn } from "../../http/http.ts";
import { memberOfMail } from "../../ids.ts";
import { readWebhook } from "../../providers/mail/mail-webhook.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { unsubscribeLimit } from "./limits.ts";

const wrapped = <Value>(result: Result<Value>) => (result.ok ? accept({ notifications: result.value }) : result);

export const getSettings = handleSignedIn(getNotifications, async ({ actors, caller }) =>
  wrapped(await actors.member(caller.id).notifications.settings(caller.token)),
);

export const putSettings = handleSignedIn(setNotifications, async ({ actors, body, caller }) =>
  wrapped(await actors.member(caller.id).notifications.change(caller.token, body)),
);

export const postEnable = handleSignedIn(enableNotifications, async ({ actors, body, caller }) =>
  wrapped(await actors.member(caller.id).notifications.enable(caller.token, body.reason)),
);

export const putPreferences = handleSignedIn(setPreferences, ({ actors, body, caller }) =>
  actors.member(caller.id).notifications.setPreferences(caller.token, body),
);

export const getMails = handleSignedIn(listMails, async ({ actors, caller }) => {
  const mails = await actors.member(caller.id).notifications.sentMails(caller.token);
  return mails.ok ? accept({ mails: mails.value }) : mails;
});

/** Nobody has to sign in to get less mail: the link is in every one of them. */
export const postUnsubscribe = handle(unsubscribe, async (call) => {
  const allowed = await limitVisitor(call, unsubscribeLimit);
  if (!allowed.ok) return allowed;
  const { id, ...order } = call.body;
  return call.actors.findMember(id)?.notifications.unsubscribe(order) ?? refuse("link_invalid");
});

/**
 * Accepts only calls with a recent signature of the provider; a token is accepted with one content only, the first. The provider
 * has one address for all sites, so whose mail it was says the member's id.
 */
export const postMailWebhook = handle(mailWebhook, async ({ body, env, sites }) => {
  const key = env.MAIL_WEBHOOK_KEY;
  const told = key && readWebhook(body, { key, now: clock.now() });
  const id = told && memberOfMail(told.mail);
  const at = id && sites.ids.map(sites.at).find(({ actors }) => actors.findMember(id));
  const member = at && at.actors.findMember(id);
  if (!told || !member) return refuse("not_found");
  const { mail, event, token, until } = told;
  const counts = await at.actors.site().claimWebhookToken({ token, content: `${event} ${mail}`, until });
  if (!counts) return refuse("not_found");
  if (!event) return accept({});
  return (await member.notifications.noteMailEvent({ mail, event, token })) ? accept({}) : refuse("not_found");
});
