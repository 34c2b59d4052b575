import type { Say } from "../../../../locales/plain-texts.ts";
import { formatDay, formatMoment, SITE_TIME_ZONE } from "../../../../app/domain/locale/format.ts";
import { dayIn } from "../../../../app/domain/locale/day.ts";
import { instantOf } from "../../clock.ts";
import { safeName } from "../safe-name.ts";
import type { Block } from "../mail-document.ts";
import type { MailPerson } from "../mail-contents.ts";

/** What a template works with beside the mail's contents. */
export interface TemplateContext {
  /** The site's name. */
  site: string;
  say: Say;
  language: string;
  /** IANA; the member's own if they chose one. */
  timeZone?: string;
}

export const paragraph = (text: string): Block => ({ as: "text", text });
export const button = (text: string, link: string): Block => ({ as: "button", text, link });
export const quote = (text: string): Block => ({ as: "quote", text });
export const note = (text: string): Block => ({ as: "note", text });

/** Somebody by name; a fictional profile never without that word. */
export function called({ name, fictional }: MailPerson, { say }: TemplateContext): string {
  const known = safeName(name) ?? say("somebody");
  return fictional ? say("fictional", { name: known }) : known;
}

/** `5 March 2026 at 14:05`, where the member is. `at` in milliseconds. */
export function moment(at: number, { language, timeZone = SITE_TIME_ZONE }: TemplateContext): string {
  return formatMoment(instantOf(at), language, timeZone);
}

/** `5 March 2026`, where the member is, as the pages say it. */
export function day(at: number, { language, timeZone }: TemplateContext): string {
  return formatDay(dayIn(timeZone ?? SITE_TIME_ZONE, at), language, timeZone);
}
