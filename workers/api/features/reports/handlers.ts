import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import { getAppeal, sendAppeal, sendComplaint, sendReport } from "../../../../app/contract/safety/reports.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { isEmail } from "../../../../app/domain/account/signup.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { isErasedId } from "../../actors/member/deletion/erased-id.ts";
import type { NewCase } from "../../actors/site/operators/cases/cases.ts";
import { clock } from "../../clock.ts";
import { type Call, type Caller, type Given, handle, handleSignedIn } from "../../http.ts";
import { isIssued } from "../../ids.ts";
import { sign } from "../../signature.ts";
import { limitOnce } from "../../visitors/limit-once.ts";
import { limiterOfVisitor, limitVisitor } from "../../visitors/visitor-limit.ts";
import { caseNumberOf } from "../../cases/case-number.ts";
import { copying, keepPhotos, keepProfile, profileInWords } from "../../cases/keep-evidence.ts";
import { mayMailReceipt } from "../../cases/receipt.ts";
import { appealLimit, complaintLimit, reportLimit } from "./limits.ts";

export const postReport = handleSignedIn(sendReport, async (given) => {
  const { actors, caller, env, site } = given;
  const body = { ...given.body, text: cleanText(given.body.text) };
  const earlier = await actors.member(caller.id).people.reportBefore(caller.token, body);
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept(earlier.value);
  if (!actors.findMember(body.id) && !isErasedId(body.id)) return refuse("not_found");
  // Before they are looked up: a report would tell without end who is still there.
  const limiter = actors.limiter(`member-${caller.id}`);
  return limitOnce({ limiter, limit: reportLimit, sent: body }, async () => {
    const number = caseNumberOf(env.TOKEN_SECRET, site, caller.id, body.key);
    const { cases } = actors.site();
    const open = await cases.mayReport({ number, reporter: caller.id, reported: body.id, message: body.message });
    if (!open.ok) return open;
    const kept = await keepReport(given, body, number);
    if (!kept.ok) await cases.reportRefused(number);
    return kept;
  });
});

/** What it is about is copied first: a case without its evidence would be worth nothing. */
async function keepReport(
  { actors, caller, env }: Pick<Call, "actors" | "env"> & { caller: Caller },
  body: BodyOf<typeof sendReport>,
  number: string,
): Promise<Result<{ case: string }>> {
  const other = actors.findMember(body.id);
  const stored = await other?.people.reported(caller.id);
  // Of somebody who is gone since, the message that the caller got is there to be reported still.
  if (!stored && (body.message === undefined || body.photo !== undefined)) return refuse("not_found");
  const photos = stored ? await keepPhotos({ ...copying({ actors, env }), stored, named: body.photo }) : [];
  if (!photos) return refuse("not_found");
  const profile = stored && profileInWords(stored, env.PHOTO_SECRET);
  const reported = stored || (await other?.standing.found()) ? body.id : null;
  return actors.member(caller.id).people.report(caller.token, body, { number, reported, photos, profile });
}

export const postComplaint = handle(sendComplaint, async (given) => {
  const once = { limiter: await limiterOfVisitor(given), limit: complaintLimit, sent: given.body };
  return limitOnce(once, () => keepComplaint(given));
});

/** Of a profile that the address names words and photos are kept, as they are now. */
async function keepComplaint(given: Given<typeof sendComplaint>): Promise<Result<{ case: string }>> {
  const { actors, body, env, site } = given;
  const { key, reason, email = "", language } = body;
  const [address, text, name] = [body.address, body.text, body.name ?? ""].map(cleanText) as [string, string, string];
  if (!address) return refuse("invalid_input", { fields: { address: "required" } });
  if (!text) return refuse("invalid_input", { fields: { text: "required" } });
  if (email && !isEmail(email)) return refuse("invalid_input", { fields: { email: "email_invalid" } });
  const number = caseNumberOf(env.TOKEN_SECRET, site, "complaint", key);
  const content_hash = sign(env.TOKEN_SECRET, "complaint", address, reason, text, name, email);
  const named = memberIn(given, address);
  const earlier = await actors.site().cases.complainedBefore({ number, content_hash, reported: named ?? null });
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept({ case: number });
  const { reported, ...evidence } = await keptOf(given, named);
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
  const receipt = await mayMailReceipt(actors, { email, number });
  const kept = await actors.site().cases.complain(complaint, { receipt });
  return kept.ok ? accept({ case: number }) : kept;
}

/**
 * Whose profile a complaint is about, and what is kept of it. Of somebody whom nobody sees nothing is, but the case is about them:
 * by this it is found when they are erased.
 */
async function keptOf(call: Call, named: string | undefined) {
  if (named === undefined) return { reported: null, photos: [] };
  const found = await call.actors.member(named).standing.found();
  return { reported: found ? named : null, ...(await keepProfile(call, named)) };
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
  const text = cleanText(call.body.text);
  if (!text) return refuse("invalid_input", { fields: { text: "required" } });
  return call.actors.site().cases.sendAppeal({ ...call.body, text });
});
