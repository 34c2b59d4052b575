import type { SanctionKind } from "../../app/contract/safety/sanctions.ts";
import type { Result } from "../../app/domain/result.ts";
import type { Actor } from "../../workers/api/actors/site/operators/audit/audit.ts";
import { actors, type TestMember } from "./member-fixtures.ts";

interface Lift {
  operator: Actor;
  kind: SanctionKind;
  reason?: string;
  /** What the operator's page showed; as it is now, if left out. */
  seen?: number | undefined;
}

/** As the handler does. */
export async function lift({ id, stub }: TestMember, { seen, ...order }: Lift): Promise<Result> {
  const up_to = (await stub.standing.latestCounting(order.kind)) ?? null;
  const shown = seen ?? (await latestDecision({ stub }));
  return actors.site().members.lift({ member: id, reason: "a mistake", ...order, seen: shown, up_to });
}

/** As a page shows it. */
export async function latestDecision({ stub }: Pick<TestMember, "stub">): Promise<number> {
  return (await stub.standing.record())?.latest_decision ?? 0;
}
