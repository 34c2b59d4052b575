import { accept, type Result } from "../../../../../../app/domain/result.ts";
import type { Evidence } from "../../../site/operators/cases/cases.ts";
import { accountOf } from "../../account/account.ts";
import { goneIn } from "../../conversations/removed/gone-messages.ts";
import type { ReadState } from "../../engine/state.ts";
import { isErasedId } from "../../deletion/erased-id.ts";
import { evidenceFrom } from "./reported-messages.ts";

/** Which conversation that is gone a complaint names: by its own id, or by whom it was with. */
export interface GoneOrder {
  conversation?: string | undefined;
  other?: string | undefined;
}

/** A member who complains, and what they still have of what they complain about. */
export interface Complainant {
  name: string;
  email: string;
  /** Did somebody confirm that address? */
  confirmed: boolean;
  /** Whom the conversation was with, null once they are erased; absent where nothing is kept. */
  gone?: { other: string | null; messages: Evidence["messages"] };
}

/** In whose name a member complains, and what is kept of the conversation that is gone. Nobody else is asked. */
export function complainant({ sql }: ReadState, { conversation, other }: GoneOrder): Result<Complainant> {
  const { name, email, status } = accountOf(sql);
  const own = { name, email, confirmed: status === "confirmed" };
  const gone =
    conversation !== undefined
      ? goneIn(sql, { conversation })
      : other === undefined
        ? undefined
        : goneIn(sql, { other });
  if (!gone) return accept(own);
  const from = isErasedId(gone.other) ? null : gone.other;
  return accept({ ...own, gone: { other: from, messages: evidenceFrom(gone.messages) } });
}
