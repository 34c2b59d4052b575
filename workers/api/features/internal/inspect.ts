import { z } from "../../../../app/contract/zod.ts";
import { clock, instantOf, moveClock } from "../../clock.ts";
import { jsonResponse, problemResponse, type Call } from "../../http.ts";
import { isMemberId } from "../../ids.ts";

/** `{ offset }` in milliseconds from real time: moves the clock of the whole process. Tests only (TEST_CLOCK). */
export async function postClock({ env }: Call, request: Request): Promise<Response> {
  if (env.TEST_CLOCK !== "1") return problemResponse({ error: "not_found" });
  const { offset } = z.object({ offset: z.int() }).parse(await request.json());
  moveClock(offset);
  return jsonResponse({ now: instantOf(clock.now()) });
}

/** `{ member }`: does now what the member's alarm would do later. */
export async function postAlarm({ actors }: Call, request: Request): Promise<Response> {
  const { member } = z.object({ member: z.string() }).parse(await request.json());
  if (!isMemberId(member)) return problemResponse({ error: "not_found" });
  await actors.member(member).runDue();
  return jsonResponse({ pending: await actors.member(member).pendingOutbox() });
}

/** `?member=`: balance and entries with both sides. */
export async function getLedger({ actors }: Call, request: Request): Promise<Response> {
  const member = memberOf(request);
  return member ? jsonResponse(await actors.member(member).ledger()) : problemResponse({ error: "not_found" });
}

/** `?member=`: how many events wait to leave. */
export async function getOutbox({ actors }: Call, request: Request): Promise<Response> {
  const member = memberOf(request);
  if (!member) return problemResponse({ error: "not_found" });
  return jsonResponse({ pending: await actors.member(member).pendingOutbox() });
}

function memberOf(request: Request): string | undefined {
  const member = new URL(request.url).searchParams.get("member") ?? "";
  return isMemberId(member) ? member : undefined;
}
