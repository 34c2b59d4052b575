import { memberSearches, type MemberSearch } from "../../../contract/operators/audit-actions.ts";
import type { AuditRow } from "../../../contract/operators/operators.ts";
import { type PhotoRefusal, photoRefusals } from "../../../contract/operators/photo-refusals.ts";
import { type TextRefusal, textRefusals } from "../../../contract/operators/text-refusals.ts";
import { type CaseGround, caseGrounds } from "../../../contract/safety/cases.ts";

type Key =
  | `operators:audit.searched_by.${MemberSearch}`
  | `operators:photo.reasons.${PhotoRefusal}`
  | `operators:text.reasons.${TextRefusal}`
  | `cases:grounds.${CaseGround}`;

/** The reason of a row: in the words of its list, or as the operator wrote it. */
export function reasonWords(
  row: Pick<AuditRow, "action" | "queue"> & { why: string },
  t: (key: Key) => string,
): string {
  const key = keyOf(row);
  return key ? t(key) : row.why;
}

/** Only a search and what is decided in a queue have a reason of a list; which one, the queue says. */
function keyOf({ action, queue, why }: Parameters<typeof reasonWords>[0]): Key | undefined {
  if (action === "searched") return keyIn("operators:audit.searched_by", memberSearches, why);
  if (queue === "photos") return keyIn("operators:photo.reasons", photoRefusals, why);
  if (queue === "held-texts") return keyIn("operators:text.reasons", textRefusals, why);
  return queue ? keyIn("cases:grounds", caseGrounds, why) : undefined;
}

function keyIn<List extends string, Code extends string>(list: List, codes: readonly Code[], why: string) {
  const code = codes.find((one) => one === why);
  return code && (`${list}.${code}` as const);
}
