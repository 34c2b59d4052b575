import { getAppeal, sendAppeal, sendComplaint, sendReport } from "../../../../app/contract/reports.ts";
import { accept, refuse } from "../../../../app/domain/result.ts";
import type { NewCase } from "../../actors/site/operators/cases.ts";
import { clock } from "../../clock.ts";
import { type Call, handle, handleSignedIn } from "../../http.ts";
import { isIssued } from "../../ids.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { hashOf } from "../../signature.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { caseNumberOf } from "./case-number.ts";
import { keepPhotos, profileInWords } from "./keep-evidence.ts";
import { appealLimit, complaintLimit, reportLimit } from "./limits.ts";

/** What it is about is copied first: a case without its evidence would be worth nothing. */
export const postReport = handleSignedIn(sendReport, async ({ actors, caller, body, env, site }) => {
  const { people } = actors.member(caller.id);
  const earlier = await people.reportBefore(caller.token, body);
  if (!earlier.ok) return earlier;
  if (earlier.value) return accept(earlier.value);
  const stored = await actors.findMember(body.id)?.people.reported(caller.id);
  if (!stored) return refuse("not_found");
  const allowed = await actors.limiter(`member-${caller.id}`).take(reportLimit);
  if (!allowed.ok) return allowed;
  const number = caseNumberOf(env.TOKEN_SECRET, site, caller.id, body.key);
  const photos = await keepPhotos({ ...copying({ actors, env }), number, stored, named: body.photo });
  if (!photos) return refuse("not_found");
  return people.report(caller.token, body, { number, profile: profileInWords(stored, env.PHOTO_SECRET), photos });
});

/** Of a profile that the address names words and photos are kept, as they are now. */
export const postComplaint = handle(sendComplaint, async (call) => {
  const allowed = await limitVisitor(call, complaintLimit);
  if (!allowed.ok) return allowed;
  const { actors, body, env, site } = call;
  const { key, address, reason, text, name = "", email = "", language } = body;
  const number = caseNumberOf(env.TOKEN_SECRET, site, "complaint", key);
  const named = memberIn(call, address);
  const stored = named === undefined ? undefined : await actors.member(named).people.reported(named);
  const photos = stored && (await keepPhotos({ ...copying(call), number, stored }));
  const complaint: NewCase = {
    number,
    kind: "complaint",
    reason,
    reported: (stored && named) ?? null,
    reporter: null,
    at: clock.now(),
    details: {
      about: "content",
      text,
      address,
      messages: [],
      photos: photos ?? [],
      ...(stored && { profile: profileInWords(stored, env.PHOTO_SECRET) }),
    },
    contact: name || email ? { name, email, language } : undefined,
    content_hash: hashOf(JSON.stringify([address, reason, text, name, email])),
  };
  const kept = await actors.site().cases.complain(complaint);
  return kept.ok ? accept({ case: number }) : kept;
});

/** Where copies go, and who deletes those that no case comes to have. */
function copying({ actors, env }: Pick<Call, "actors" | "env">) {
  return { store: photoStoreOf(env), expect: (photos: string[]) => actors.site().cases.expectEvidence(photos) };
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
  return allowed.ok ? call.actors.site().cases.sendAppeal(call.body) : allowed;
});
