import type { BodyOf } from "../../../../app/contract/endpoint.ts";
import { getAppeal, sendAppeal, sendReport } from "../../../../app/contract/safety/reports.ts";
import { cleanText } from "../../../../app/domain/clean-text.ts";
import { accept, refuse, type Result } from "../../../../app/domain/result.ts";
import { isErasedId } from "../../actors/member/deletion/erased-id.ts";
import { type Call, type Caller, handle, handleSignedIn } from "../../http/http.ts";
import { limitOnce } from "../../visitors/limit-once.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { caseNumberOf } from "../../cases/case-number.ts";
import { copying, keepCopies, keepPhotos, profileInWords } from "../../cases/keep-evidence.ts";
import { appealLimit, reportLimit } from "./limits.ts";

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
  const theirs = await actors.member(caller.id).people.reportedPhotos(caller.token, body);
  if (!theirs.ok) return theirs;
  const messagePhotos = await keepCopies(copying({ actors, env }), theirs.value);
  const profile = stored && profileInWords(stored, env.PHOTO_SECRET);
  const reported = stored || (await other?.standing.found()) ? body.id : null;
  return actors
    .member(caller.id)
    .people.report(caller.token, body, { number, reported, photos, messagePhotos, profile });
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
