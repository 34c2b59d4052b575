import type { MessagesPage } from "../../../contract/conversations/conversations.ts";
import { type Context, textsOf } from "../../../request/context.server.ts";
import type { Translate } from "../../../request/locale/texts.server.ts";
import { keptText } from "../kept-text.server.ts";
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
  const kept = await keptText(context, page.profile.id, page.messages);
  if (kept) return { opening: kept.text, ...(kept.key && { clientId: kept.key }) };
  return openingOf(url.searchParams.get("ask"), page, textsOf(context));
}

function openingOf(asked: string | null, { profile, messages }: MessagesPage, t: Translate): ProposedText {
  const opening = openingQuestion(asked, profile, t);
  if (!opening || messages.some(({ own, text }) => own && text === opening)) return {};
  return { opening, suggested: t("chats:suggested") };
}
