import { PAGE_MEMBER_FIELD } from "../../domain/auth/page-member.ts";
import type { Draft } from "./draft.server.ts";
import type { Session } from "../session/session.server.ts";

/**
 * What was typed into a form in a member's name (of their own pages, or a complaint), which was sent after its session had ended, or
 * into an operator's form that they come back to. Decision 0159.
 */
export interface TypedForm {
  /** A form was sent. It is kept if the session turns out to be over once the request is answered; else what was kept goes. */
  note(sent: FormData, path: string): void;
  /**
   * A form of who is signed in is there when its page opens again, in place of what was kept before: for a quarter of an hour, or
   * for so many milliseconds. `most`: bytes of JSON, where it may have more than other drafts.
   */
  keep(sent: FormData, whose: { member: string; path: string; keptFor?: number; most?: number }): Promise<void>;
  /** What was kept of this member's or operator's form on this page; of anybody else's nothing. */
  read(member: string | undefined, path: string): Promise<FormData | undefined>;
  /** Is a form of this page kept, whoever's? For the page to sign in, which nobody has done yet. */
  keeps(path: string): Promise<boolean>;
  /** Somebody signs in: what another member had typed goes. */
  handOver(member: string | undefined): Promise<void>;
  /** What is or was to be kept goes. */
  forget(): Promise<void>;
  /** The `Set-Cookie` lines, once the request is answered. */
  commit(): Promise<string[]>;
}

/** The time in which an operator's words about somebody who is erased meanwhile are still there. */
const KEPT_FOR = 15 * 60_000;

/** In the store of drafts, under a key of this browser alone. */
export function openTypedForm(draft: Draft, session: Pick<Session, "signedIn">): TypedForm {
  let noted: { member: string; path: string; fields: string } | undefined;
  // What cannot be read is not shown; the store's failure is in the log.
  const kept = () => draft.read().catch(() => undefined);
  return {
    note(sent, path) {
      const member = sent.get(PAGE_MEMBER_FIELD);
      if (typeof member === "string" && member) noted = { member, path, fields: JSON.stringify([...sent]) };
    },
    async keep(sent, { member, path, keptFor = KEPT_FOR, most }) {
      // It is kept in any case.
      noted = undefined;
      draft.set({ member, path, fields: JSON.stringify([...sent]) });
      // Whoever is signed in goes on, and the store's failure is in the log.
      await draft.save(keptFor, most).catch(() => undefined);
    },
    async read(member, path) {
      const { member: of, path: on, fields } = (await kept()) ?? {};
      return of !== undefined && of === member && on === path && fields ? formOf(fields) : undefined;
    },
    async keeps(path) {
      const { path: on, fields } = (await kept()) ?? {};
      return on === path && fields !== undefined;
    },
    async handOver(member) {
      const { member: of } = (await kept()) ?? {};
      if (of === undefined || of !== member) await draft.forget();
    },
    forget() {
      noted = undefined;
      return draft.forget();
    },
    async commit() {
      if (noted && session.signedIn) await draft.forget();
      else if (noted) {
        draft.set(noted);
        // What was kept before is not what was typed last.
        await draft.save().catch(() => draft.forget());
      }
      return draft.commit();
    },
  };
}

function formOf(fields: string): FormData {
  const form = new FormData();
  for (const [name, value] of JSON.parse(fields) as [string, string][]) form.set(name, value);
  return form;
}
