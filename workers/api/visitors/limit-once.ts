import { accept, type Result } from "../../../app/domain/result.ts";
import type { Limit } from "../actors/limiter/limiter.ts";
import type { VisitorLimiter } from "../actors/limiter/visitor-limiter.ts";
import { hashOf } from "../signature.ts";

interface Once {
  /** Absent: nothing is limited. */
  limiter: VisitorLimiter | undefined;
  limit: Limit;
  /** All that was sent. */
  sent: unknown;
}

/** Takes one and acts, or `rate_limited`. The same again takes none while it is under way or once it is done; refused, it takes one. */
export async function limitOnce<Value>(
  { limiter, limit, sent }: Once,
  act: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const order = hashOf(JSON.stringify(sent));
  const allowed = (await limiter?.take(limit, order)) ?? accept();
  if (!allowed.ok) return allowed;
  let isDone = false;
  try {
    const result = await act();
    isDone = result.ok;
    return result;
  } finally {
    if (!isDone) await limiter?.forgetOrder(limit, order);
  }
}
