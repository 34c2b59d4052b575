import type { MessagesPage } from "../../../contract/conversations.ts";
import { type Context, sessionOf, textsOf, typedOf } from "../../../request/context.server.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { openingQuestion } from "../../../page-parts/opening-questions/opening-questions.server.ts";

interface ProposedText {
  opening?: string | undefined;
  /** The key with which the text was refused: whatever sends it, it is sent once. */
  clientId?: string;
  /** Said to the writer only. */
  suggested?: string;
}

/** What stands in the field at first: what was refused, or the question that a profile offered, until it was sent. */
export async function proposedText(
  context: Context,
  { url, page }: { url: URL; page: MessagesPage },
): Promise<ProposedText> {
  const typed = await typedOf(context).read(sessionOf(context).member, typedPath(page.profile.id));
  const [text, key] = [typed?.get("text"), typed?.get("client_id")];
  // With a script it may have been sent since.
  const wasSent = page.messages.some(({ client_id }) => client_id !== undefined && client_id === key);
  if (typeof text === "string" && !wasSent) return { opening: text, ...(typeof key === "string" && { clientId: key }) };
  return openingOf(url.searchParams.get("ask"), page, textsOf(context));
}

function openingOf(asked: string | null, { profile, messages }: MessagesPage, t: Translate): ProposedText {
  const opening = openingQuestion(asked, profile, t);
  if (!opening || messages.some(({ own, text }) => own && text === opening)) return {};
  return { opening, suggested: t("chats:suggested") };
}

/** A conversation has two addresses; what was typed in it has this one. */
export function typedPath(other: string): string {
  return `/members/${other}/chat`;
}
