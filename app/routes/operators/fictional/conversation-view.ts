import type { ReplyOf } from "../../../contract/endpoint.ts";
import type { fictionalConversation } from "../../../contract/operators/operator-fictional.ts";
import { formatMoment } from "../../../domain/locale/format.ts";
import { profileView, type ViewOptions } from "../inspection/inspected-view.ts";

/** A conversation between both profiles, as the page shows them: times are formatted. */
export function conversationView(
  { fictional, member, messages, held, waits_since }: ReplyOf<typeof fictionalConversation>,
  options: ViewOptions,
) {
  const moment = (at: string) => formatMoment(at, options.locale);
  return {
    fictional: profileView(fictional, options),
    member: profileView(member, options),
    messages: messages.map(({ id, own, text, gift, photo, sent_at }) => {
      const src = photo?.filename ? options.prefix + photo.filename : undefined;
      return { id, own, text, gift, photo: photo && { src }, at: moment(sent_at) };
    }),
    /** When the latest was sent. */
    seen: messages.at(-1)?.sent_at ?? waits_since,
    held: held && { credits: held.credits, until: moment(held.until) },
    waits: moment(waits_since),
  };
}

export type ConversationView = ReturnType<typeof conversationView>;
