import type { MailContents } from "../mail-contents.ts";
import type { MailBody } from "../mail-document.ts";
import { button, called, note, paragraph, type TemplateContext } from "./template-context.ts";

/** Somebody did something: who, how many more, and the way there. What they wrote stays on the site. */
function about(kind: "new_conversations" | "new_messages" | "like") {
  return ({ from, count, link, by_switch }: MailContents["like"], context: TemplateContext): MailBody => {
    const { say, site } = context;
    const values = { name: called(from, context), count, site };
    return {
      subject: say(`${kind}.subject`, values),
      blocks: [
        paragraph(say(`${kind}.what`, values)),
        ...(by_switch ? [paragraph(say("like.by_switch"))] : []),
        ...(from.fictional ? [note(say("fictional_warning"))] : []),
        button(say(`${kind}.button`, values), link),
        ...(kind === "like" ? [] : [note(say("private"))]),
      ],
    };
  };
}

export const newConversations = about("new_conversations");
export const newMessages = about("new_messages");
export const like = about("like");

export function unreadReminder(
  { count, link }: MailContents["unread_message_reminders"],
  { say, site }: TemplateContext,
): MailBody {
  return {
    subject: say("unread_message_reminders.subject", { count }),
    blocks: [
      paragraph(say("unread_message_reminders.what", { count, site })),
      button(say("unread_message_reminders.button"), link),
      note(say("unread_message_reminders.once")),
    ],
  };
}

export function weeklyUpdate(
  { messages, likes, link, fits = [], fits_link }: MailContents["weekly_updates"],
  { say, site }: TemplateContext,
): MailBody {
  const facts = [
    { term: say("weekly_updates.messages"), detail: String(messages) },
    { term: say("weekly_updates.likes"), detail: String(likes) },
  ];
  return {
    subject: say("weekly_updates.subject", { site }),
    blocks: [
      ...(messages + likes > 0
        ? [
            paragraph(say("weekly_updates.what", { site })),
            { as: "facts" as const, facts: facts.filter(({ detail }) => detail !== "0") },
            button(say("weekly_updates.button"), link),
          ]
        : []),
      ...(fits_link
        ? [
            paragraph(say("weekly_updates.fits", { site })),
            { as: "facts" as const, facts: fits.map((fit) => fitFact(fit, say)) },
            button(say("weekly_updates.fits_button"), fits_link),
          ]
        : []),
    ],
  };
}

function fitFact({ name, count, more }: { name?: string; count: number; more?: true }, say: TemplateContext["say"]) {
  const detail = say(more ? "weekly_updates.new_at_least" : "weekly_updates.new", { count });
  return { term: name ?? say("weekly_updates.usual"), detail };
}

export function reminder({ about: what, link }: MailContents["reminders"], { say, site }: TemplateContext): MailBody {
  return {
    subject: say(`reminders.${what}.subject`),
    blocks: [
      paragraph(say(`reminders.${what}.what`, { site })),
      button(say(`reminders.${what}.button`), link),
      note(say(`reminders.${what}.once`)),
    ],
  };
}
