import type { Settings } from "../../../../app/contract/site.ts";
import { z } from "../../../../app/contract/zod.ts";
import { ACCOUNT_SHARDS } from "../../actors/accounts/account-address.ts";
import { clock, instantOf, moveClock } from "../../clock.ts";
import { jsonResponse, problemResponse, type Call } from "../../http/http.ts";

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
  const found = actors.findMember(member);
  if (!found) return problemResponse({ error: "not_found" });
  await found.runDue();
  return jsonResponse({ pending: await found.pendingOutbox() });
}

/** Sends the mails with reset links that wait for their alarms. */
export async function postResets({ actors }: Call): Promise<Response> {
  const shards = Array.from({ length: ACCOUNT_SHARDS }, (_, shard) => actors.accounts(shard));
  await Promise.all(shards.map((shard) => shard.sendResets()));
  return jsonResponse({});
}

/** A part of the site's settings, which every Worker follows within a minute. */
export async function postSettings({ actors }: Call, request: Request): Promise<Response> {
  await actors
    .site()
    .changeSettings(z.record(z.string(), z.unknown()).parse(await request.json()) as Partial<Settings>);
  return jsonResponse({});
}

/** `{ number }`: what an operator decided on this item of a queue leaves now, not in ten seconds. */
export async function postDecision({ actors }: Call, request: Request): Promise<Response> {
  const { number } = z.object({ number: z.int() }).parse(await request.json());
  await actors.site().queues.sendNow(number);
  return jsonResponse({});
}

/** `?member=`: balance and entries with both sides. */
export async function getLedger({ actors }: Call, request: Request): Promise<Response> {
  const member = actors.findMember(nameIn(request));
  return member ? jsonResponse(await member.money.ledger()) : problemResponse({ error: "not_found" });
}

/** `?member=`: how many events wait to leave. */
export async function getOutbox({ actors }: Call, request: Request): Promise<Response> {
  const member = actors.findMember(nameIn(request));
  return member ? jsonResponse({ pending: await member.pendingOutbox() }) : problemResponse({ error: "not_found" });
}

function nameIn(request: Request): string {
  return new URL(request.url).searchParams.get("member") ?? "";
}
