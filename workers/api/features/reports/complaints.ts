import { listGoneConversations, sendComplaint } from "../../../../app/contract/safety/reports.ts";
import { isEmail } from "../../../../app/domain/account/signup.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import type { NewCase } from "../../actors/site/operators/cases/cases.ts";
import { caseNumberOf } from "../../cases/case-number.ts";
import { keepProfile } from "../../cases/keep-evidence.ts";
import { mayMailReceipt } from "../../cases/receipt.ts";
import { clock } from "../../clock.ts";
import { type Call, type Given, handle, handleSignedIn } from "../../http/http.ts";
import { isIssued } from "../../ids.ts";
import { sign } from "../../signature.ts";
import { limitOnce } from "../../visitors/limit-once.ts";
import { limiterOfVisitor } from "../../visitors/visitor-limit.ts";
import { complaintLimit } from "./limits.ts";
import { senderOf } from "./sender.ts";

/** Whose conversation with the caller is gone. */
export const getGoneConversations = handleSignedIn(listGoneConversations, async ({ actors, caller }) => {
  const listed = await actors.member(caller.id).people.goneConversations(caller.token);
  return listed.ok ? accept({ gone: listed.value }) : listed;
});

export const postComplaint = handle(sendComplaint, async (given) => {
  const once = { limiter: await limiterOfVisitor(given), limit: complaintLimit, sent: given.body };
  return limitOnce(once, () => keepComplaint(given));
});

/** What was written, cleaned. */
type Words = Record<"address" | "text" | "name" | "email", string>;

async function keepComplaint(given: Given<typeof sendComplaint>): Promise<Result<{ case: string }>> {
  const { actors, body, env, site } = given;
  const words = wordsOf(body);
  const wrong = wrongIn(words, body.conversation);
  if (wrong) return refuse("invalid_input", { fields: wrong });
  const named = memberIn(given, words.address);
  const sender = await senderOf(given, words, {
    member: body.member,
    about: { conversation: body.conversation, other: named },
  });
  if (!sender.ok) return sender;
  const { name, email, confirmed, reporter, gone } = sender.value;
  const about = body.conversation === undefined ? named : (gone?.other ?? undefined);
  const number = caseNumberOf(env.TOKEN_SECRET, site, "complaint", body.key);
  const content_hash = hashOf(given, words, reporter);
  const { cases } = actors.site();
  const earlier = await cases.complainedBefore({ number, content_hash, reporter, reported: about ?? null });
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept({ case: earlier.value });
  if (body.conversation !== undefined && !gone) return refuse("not_found");
  const { reported, ...evidence } = await keptOf(given, about);
  const { text, address } = words;
  const complaint: NewCase = {
    number,
    kind: "complaint",
    reason: body.reason,
    reported,
    reporter,
    at: clock.now(),
    details: { about: "content", text, ...(address && { address }), messages: gone?.messages ?? [], ...evidence },
    contact: name || email ? { name, email, language: body.language } : undefined,
    content_hash,
  };
  const receipt = await mayMailReceipt(actors, { email, number });
  const kept = await cases.complain(complaint, { receipt, copy: confirmed });
  return kept.ok ? accept({ case: kept.value }) : kept;
}

function wordsOf({ address = "", text, name = "", email = "" }: Given<typeof sendComplaint>["body"]): Words {
  return { address: cleanText(address), text: cleanText(text), name: cleanText(name), email };
}

function wrongIn({ address, text, email }: Words, conversation: string | undefined) {
  if (!address && conversation === undefined) return { address: "required" } as const;
  if (!text) return { text: "required" } as const;
  return email && !isEmail(email) ? ({ email: "email_invalid" } as const) : undefined;
}

/** A member's name and address may change before the same is sent again. Who says neither is known by the form alone: a stranger may use the same words. */
function hashOf({ env, body }: Given<typeof sendComplaint>, words: Words, reporter: string | null): string {
  const { address, text, name, email } = words;
  const visitor = name || email ? [name, email] : ["", "", body.key];
  const sender = reporter === null ? visitor : ["", "", reporter, body.conversation ?? ""];
  return sign(env.TOKEN_SECRET, "complaint", address, body.reason, text, ...sender);
}

/**
 * Of a profile that a complaint is about words and photos are kept, as they are now. Of somebody whom nobody sees nothing is, but the
 * case is about them: by this it is found when they are erased.
 */
async function keptOf(call: Call, about: string | undefined) {
  if (about === undefined) return { reported: null, photos: [] };
  const found = await call.actors.member(about).standing.found();
  return { reported: found ? about : null, ...(await keepProfile(call, about)) };
}

/** The member whose profile an address leads to. */
function memberIn({ env, site }: Call, address: string): string | undefined {
  const [, id] = /\/members\/([a-z2-7]{16})\b/.exec(address) ?? [];
  return id !== undefined && isIssued({ secret: env.TOKEN_SECRET, site, id }) ? id : undefined;
}
