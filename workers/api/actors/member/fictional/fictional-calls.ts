import { RpcTarget } from "cloudflare:workers";
import type { MessagesPage } from "../../../../../app/contract/conversations.ts";
import { refuse, type Result } from "../../../../../app/domain/result.ts";
import { pageOfMessages } from "../conversations/messages.ts";
import type { MemberEngine } from "../engine/member-engine.ts";

/** As many as an operator reads to answer. */
const SHOWN = 50;

/** What operators do in the name of a fictional profile. Of any other member each of these is `not_found`. */
export class FictionalCalls extends RpcTarget {
  constructor(private readonly engine: MemberEngine) {
    super();
  }

  /** The latest of the conversation with somebody, for the operator who has claimed it; the look was written down then. */
  conversation(other: string): Result<MessagesPage> {
    if (this.engine.account()?.fictional !== 1) return refuse("not_found");
    return pageOfMessages({ sql: this.engine.sql, env: this.engine.env }, { with: other, limit: SHOWN });
  }
}
