import { getAppeal, sendAppeal, sendComplaint, sendReport } from "../../../../app/contract/reports.ts";
import { messageText } from "../../../../app/domain/conversation.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import { isErasedId } from "../../actors/member/deletion/erased-id.ts";
import type { NewCase } from "../../actors/site/operators/cases.ts";
import { clock } from "../../clock.ts";
import { type Call, handle, handleSignedIn } from "../../http.ts";
import { isIssued } from "../../ids.ts";
import { hashOf } from "../../signature.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { caseNumberOf } from "../../cases/case-number.ts";
import { copying, keepPhotos, keepProfile, profileInWords } from "../../cases/keep-evidence.ts";
import { mayMailReceipt } from "../../cases/receipt.ts";
import { appealLimit, complaintLimit, reportLimit } from "./limits.ts";

/** What it is about is copied first: a case without its evidence would be worth nothing. */
export const postReport = handleSignedIn(sendReport, async ({ actors, caller, body: sent, env, site }) => {
  const body = { ...sent, text: messageText(sent.text) };
  const { people } = actors.member(caller.id);
  const earlier = await people.reportBefore(caller.token, body);
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept(earlier.value);
  const other = actors.findMember(body.id);
  if (!other && !isErasedId(body.id)) return refuse("not_found");
  // Before they are looked up: a report would tell without end who is still there.
  const allowed = await actors.limiter(`member-${caller.id}`).take(reportLimit);
  if (!allowed.ok) return allowed;
  const open = await actors.site().cases.mayReport({ reporter: caller.id, reported: body.id });
  if (!open.ok) return open;
  const stored = await other?.people.reported(caller.id);
  // Of somebody who is gone since, the message that the caller got is there to be reported still.
  if (!stored && (body.message === undefined || body.photo !== undefined)) return refuse("not_found");
  const number = caseNumberOf(env.TOKEN_SECRET, site, caller.id, body.key);
  const photos = stored ? await keepPhotos({ ...copying({ actors, env }, number), stored, named: body.photo }) : [];
  if (!photos) return refuse("not_found");
  const profile = stored && profileInWords(stored, env.PHOTO_SECRET);
  const reported = stored || (await other?.standing.found()) ? body.id : null;
  return people.report(caller.token, body, { number, reported, photos, profile });
});

/** Of a profile that the address names words and photos are kept, as they are now. */
export const postComplaint = handle(sendComplaint, async (call) => {
  const allowed = await limitVisitor(call, complaintLimit);
  if (!allowed.ok) return allowed;
  const { actors, body, env, site } = call;
  const { key, reason, email = "", language } = body;
  const [address, text, name] = [body.address, body.text, body.name ?? ""].map(messageText) as [string, string, string];
  if (!address) return refuse("invalid_input", { fields: { address: "required" } });
  if (!text) return refuse("invalid_input", { fields: { text: "required" } });
  const number = caseNumberOf(env.TOKEN_SECRET, site, "complaint", key);
  const content_hash = hashOf(JSON.stringify([address, reason, text, name, email]));
  const earlier = await actors.site().cases.complainedBefore({ number, content_hash });
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept({ case: number });
  const { reported, ...evidence } = await profileAt(call, { address, number });
  const complaint: NewCase = {
    number,
    kind: "complaint",
    reason,
    reported,
    reporter: null,
    at: clock.now(),
    details: { about: "content", text, address, messages: [], ...evidence },
    contact: name || email ? { name, email, language } : undefined,
    content_hash,
  };
  const receipt = await mayMailReceipt(actors, email);
  const kept = await actors.site().cases.complain(complaint, { receipt });
  return kept.ok ? accept({ case: number }) : kept;
});

/**
 * Whose profile an address leads to, and what is kept of it. Of somebody whom nobody sees nothing is, but the case is about them:
 * by this it is found when they are erased.
 */
async function profileAt(call: Call, { address, number }: { address: string; number: string }) {
  const named = memberIn(call, address);
  if (named === undefined) return { reported: null, photos: [] };
  const found = await call.actors.member(named).standing.found();
  return { reported: found ? named : null, ...(await keepProfile(call, { member: named, number })) };
}

/** The member whose profile an address leads to. */
function memberIn({ env, site }: Call, address: string): string | undefined {
  const [, id] = /\/members\/([a-z2-7]{16})\b/.exec(address) ?? [];
  return id !== undefined && isIssued({ secret: env.TOKEN_SECRET, site, id }) ? id : undefined;
}

/** What the link of a decision's mail opens. */
export const getAppealHandler = handle(getAppeal, async (call) => {
  const allowed = await limitVisitor(call, appealLimit);
  return allowed.ok ? call.actors.site().cases.appeal(call.query) : allowed;
});

/** Once a decision. */
export const postAppeal = handle(sendAppeal, async (call) => {
  const allowed = await limitVisitor(call, appealLimit);
  if (!allowed.ok) return allowed;
  const text = messageText(call.body.text);
  if (!text) return refuse("invalid_input", { fields: { text: "required" } });
  return call.actors.site().cases.sendAppeal({ ...call.body, text });
});
