import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject, type SubmitEvent } from "react";
import { useRevalidator } from "react-router";
import type { Problem } from "../../../../contract/problems.ts";
import { cleanText } from "../../../../domain/clean-text.ts";
import { messageProblem } from "../../../../domain/conversation.ts";
import { mintKey } from "../../../../live/outbox/client-key.ts";
import { useLive, useLiveClient, useTotals } from "../../../../live/live-provider.tsx";
import type { PendingMessage } from "../../../../live/outbox/pending-messages.ts";
import { sentValues } from "../../../../ui/form/form-fields.ts";
import type { ConversationData } from "../conversation.server.ts";
import type { SendAnswer } from "../send-from-form.server.ts";

/** As it goes to the outbox. */
function entryOf({ key: client_id, problem }: Draft, { person: { id: to }, price }: ConversationData, text: string) {
  return { client_id, to, text, shown_cost: costIn(problem) ?? price, at: new Date().toISOString() };
}

/** What a refusal says that it costs: the page may not know the new price yet. */
export function costIn(problem: Problem | undefined): number | undefined {
  return problem?.["cost"] as number | undefined;
}

/** The second half finds the field empty, and means nothing. */
function isDoubleClick({ timeStamp }: SubmitEvent<HTMLFormElement>, { since = -Infinity }: Draft): boolean {
  return timeStamp - since < 1000;
}

const none: readonly PendingMessage[] = [];

/** The pending messages to this person, oldest first. On the server there are none. */
function usePendingMessages(to: string): readonly PendingMessage[] {
  const { outbox } = useLiveClient();
  const all = useSyncExternalStore(outbox.subscribe, outbox.pending, () => none);
  return all.filter((one) => one.to === to);
}

/** The form as it stands: its key, and what was said about the last try. */
interface Draft {
  key: string;
  /** What the field holds when the page comes. */
  text?: string;
  error?: string;
  /** Why the form was refused before the API was asked. */
  formError?: string;
  problem?: Problem;
  /** The `timeStamp` of the event that sent the one before. */
  since?: number;
  /** The text did not fit. */
  tooLong?: string;
}

export type ComposerState = ReturnType<typeof useComposer>;

interface ComposerOptions {
  /** Of the form without a script. */
  answer: SendAnswer | undefined;
  /** No conversation may be begun, so there is no field; it comes when the other one writes. */
  closed: boolean | undefined;
}

/**
 * The form in the browser: what is written goes to the outbox, which sends it; what was refused comes back into the
 * field with its reason. Without a script the same form goes to the route's action.
 */
export function useComposer(data: ConversationData, { answer, closed }: ComposerOptions) {
  const { outbox } = useLiveClient();
  const to = data.person.id;
  const box = useRef<HTMLDivElement>(null);
  const pending = usePendingMessages(to);
  const [draft, setDraft] = useState(() => draftAfter(data, answer));
  const refused = pending.find((one) => one.refused);
  useRefused(box, refused, { setDraft, closed });
  const keep = useStoredDraft(box, data, closed);
  const isOver = useIsOver(data);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = fieldIn(box.current);
    const text = cleanText(field?.value ?? "");
    field?.focus();
    const problem = messageProblem(text, data.length);
    if (!field || (!text && isDoubleClick(event, draft))) return;
    if (problem === "message_empty") return setDraft({ ...draft, error: data.empty });
    if (problem) return setDraft({ key: draft.key, tooLong: text });
    outbox.add(entryOf(draft, data, text));
    show(field, "");
    keep("");
    setDraft({ key: mintKey(), since: event.timeStamp });
  }

  return {
    box,
    submit,
    draft,
    isOver,
    /** What is on its way, or refused while something else stands in the field. */
    pending: pending.filter((one) => !(one.refused && one.client_id === draft.key)),
    /** Stores the draft. Emptying the field gives up the refused message that was in it. */
    typed() {
      const field = fieldIn(box.current);
      const text = field?.value ?? "";
      if (field) fit(field);
      keep(text);
      if ((draft.tooLong || draft.error) && !messageProblem(text, data.length)) setDraft({ key: draft.key });
      if (!text.trim() && refused?.client_id === draft.key) outbox.discard(refused.client_id);
    },
  };
}

/** Says whether the reason is gone for which a message was refused: there are credits now, or the other one has written. */
function useIsOver({ conversation, price }: ConversationData): (problem: Problem) => boolean {
  const { credits } = useTotals();
  const [answered, setAnswered] = useState(false);
  useLive("message", (event) => {
    if (event.conversation === conversation.id && !event.message.own) setAnswered(true);
  });
  return ({ error }) =>
    error === "not_enough_credits" ? credits >= price : answered && /^(?:new_)?conversations?_limit$/.test(error);
}

/**
 * Puts a refused message back into the field, unless something else stands there. The reason is shown on the page where
 * it was refused only: by the next one credits may be bought, an answer may have come, the member may have signed in.
 */
function useRefused(
  box: RefObject<HTMLElement | null>,
  refused: PendingMessage | undefined,
  { setDraft, closed }: { setDraft: (draft: Draft) => void } & Pick<ComposerOptions, "closed">,
): void {
  const [openedAt] = useState(() => new Date().toISOString());
  const { revalidate } = useRevalidator();
  useLayoutEffect(() => {
    const field = fieldIn(box.current);
    if (!refused || !field || field.value.trim()) return;
    show(field, refused.text);
    // The button says the new price before it is pressed again.
    if (refused.refused?.error === "cost_changed") void revalidate();
    const isNew = (refused.refused_at ?? "") > openedAt;
    setDraft({ key: refused.client_id, problem: isNew ? refused.refused : undefined });
  }, [box, openedAt, refused, setDraft, closed, revalidate]);
}

/** Keeps what stands in the field already, else puts the stored draft into it; returns what stores the text typed now. */
function useStoredDraft(
  box: RefObject<HTMLElement | null>,
  { person: { id: to }, opening }: ConversationData,
  closed: ComposerOptions["closed"],
): (text: string) => void {
  const { drafts } = useLiveClient();
  useLayoutEffect(() => {
    const field = fieldIn(box.current);
    if (!field) return;
    // Typed before the script came, or refused.
    if (field.value && field.value !== opening) drafts.save(to, field.value);
    // A question that the page proposes takes no draft's place.
    else show(field, drafts.read(to) || field.value);
  }, [box, drafts, to, opening, closed]);
  return (text) => drafts.save(to, text);
}

function fieldIn(box: HTMLElement | null): HTMLTextAreaElement | null {
  return box?.querySelector("textarea") ?? null;
}

function show(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  fit(field);
}

/** The field grows with its text by itself (field.css.ts), but not in every browser yet. */
function fit(field: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + 4}px`; // its border
}

/** A refused form keeps the key it was sent with, unless the key itself was wrong. */
function draftAfter(data: ConversationData, answer: SendAnswer | undefined): Draft {
  if (!answer) return { key: data.clientId, text: data.opening };
  const { error } = answer.form;
  const { client_id = data.clientId, text = "" } = sentValues(answer.form);
  const problem = "problem" in answer ? answer.problem : undefined;
  return {
    key: error?.client_id ? data.clientId : client_id,
    text,
    error: error?.text?.text,
    formError: problem ? undefined : error?.[""]?.text,
    problem: problem?.error === "message_too_long" ? undefined : problem,
    tooLong: messageProblem(text, data.length) === "message_too_long" ? cleanText(text) : undefined,
  };
}
