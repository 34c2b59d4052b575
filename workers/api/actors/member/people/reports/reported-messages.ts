import { instantOf } from "../../../../clock.ts";
import { conversationIdOf } from "../../../../ids.ts";
import type { Evidence } from "../../../site/operators/cases/cases.ts";
import { accountOf } from "../../account/account.ts";
import { goneIn, type GoneMessage } from "../../conversations/removed/gone-messages.ts";
import { isErasedId } from "../../deletion/erased-id.ts";
import { first } from "../../engine/state.ts";

/** Messages before and after the one that is named. */
const AROUND = 10;
/** Photos of messages that are copied for one case. */
const MOST_PHOTOS = 6;

/**
 * What a report takes along: the named message with what surrounds it, also where the conversation is gone since; without a name,
 * what is kept of one that is gone. Undefined when the other did not write the named one to the member.
 */
export function reportedMessages(
  sql: SqlStorage,
  which: Reported,
  copies: Record<string, string>,
): Evidence["messages"] | undefined {
  const found = findReported(sql, which);
  return found && evidenceFrom(found, which.message, copies);
}

/** Ids of photos that go into a case with the messages of a report: the other's, the named message's first. */
export function reportedPhotos(sql: SqlStorage, which: Reported): string[] {
  const theirs = (findReported(sql, which) ?? []).filter(({ own }) => own === 0).toReversed();
  const inOrder = theirs.toSorted(
    (one, other) => Number(other.id === which.message) - Number(one.id === which.message),
  );
  return inOrder.flatMap(({ photo }) => photo ?? []).slice(0, MOST_PHOTOS);
}

type Reported = { id: string; message?: string | undefined; photo?: string | undefined };

function findReported(sql: SqlStorage, { id: other, message, photo }: Reported): GoneMessage[] | undefined {
  if (message === undefined) return photo === undefined ? (goneIn(sql, { other })?.messages ?? []) : [];
  const conversation = conversationWith(sql, other);
  if (conversation === undefined) return undefined;
  return excerpt(sql, { conversation, message }) ?? excerptOf(goneIn(sql, { conversation })?.messages ?? [], message);
}

/** As a case keeps them; `copies`: of their photos, by the photos' ids. */
export function evidenceFrom(
  messages: readonly GoneMessage[],
  named?: string,
  copies: Record<string, string> = {},
): Evidence["messages"] {
  return messages.map(({ id, own, text, gift, photo, sent_at }) => {
    const shown = { ...(gift && { gift }), ...(photo && { photo: copies[photo] ?? "" }) };
    return { id, own: own === 1, named: id === named, text, ...shown, sent_at: instantOf(sent_at) };
  });
}

/** Of somebody who is erased their conversation's own row says so: nobody alive is taken for one. */
function conversationWith(sql: SqlStorage, other: string): string | undefined {
  if (!isErasedId(other)) return conversationIdOf(accountOf(sql).id, other);
  return first(sql.exec<{ id: string }>("SELECT id FROM conversations WHERE other = ?", other))?.id;
}

/** The member's own copy of what surrounds a message. */
function excerpt(
  sql: SqlStorage,
  { conversation, message }: { conversation: string; message: string },
): GoneMessage[] | undefined {
  const select = (what: string) =>
    sql
      .exec<GoneMessage>(
        `SELECT id, own, text, gift, photo, sent_at FROM messages WHERE conversation = ?1 AND ${what}`,
        conversation,
        message,
      )
      .toArray();
  const [named] = select("id = ?2 AND own = 0");
  if (!named) return undefined;
  const place = "(SELECT sent_at, id FROM messages WHERE id = ?2)";
  const before = select(`(sent_at, id) < ${place} ORDER BY sent_at DESC, id DESC LIMIT ${AROUND}`);
  const after = select(`(sent_at, id) > ${place} ORDER BY sent_at, id LIMIT ${AROUND}`);
  return [...before.reverse(), named, ...after];
}

/** What surrounds it in a conversation that is gone. */
function excerptOf(messages: readonly GoneMessage[], named: string): GoneMessage[] | undefined {
  const at = messages.findIndex(({ id, own }) => id === named && own === 0);
  return at < 0 ? undefined : messages.slice(Math.max(0, at - AROUND), at + AROUND + 1);
}
