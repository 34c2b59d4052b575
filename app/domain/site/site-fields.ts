import type { FieldProblem } from "../../contract/field-problems.ts";
import type { SettingsGroup } from "../../contract/operators/settings-groups.ts";
import { profileFields, profileNotes } from "../../contract/people/profile-values.ts";
import { isEmail } from "../account/signup.ts";
import { fictionalIcons } from "../fictional-icons.ts";
import { countries, writtenLocales } from "../locale/languages.ts";
import { searchFieldNames } from "../offered-search.ts";
import { isCreditorId } from "../sepa/creditor-id.ts";

/** What a text must be: a regular expression, or a rule with what is said of a text that breaks it. */
interface TextForm {
  test(text: string): boolean;
  mistake?: FieldProblem;
}

/**
 * What a field may hold. `text`: trimmed, empty is null. `set`: some of a closed list; `allIsNull`: all of it is the same as not said.
 * `lines`: any texts, one a line. `day`: YYYY-MM-DD, and not a day to come.
 */
export type FieldRule =
  | { kind: "text"; most: number; needed?: true; form?: TextForm; lines?: number }
  | { kind: "number"; least: number; most: number }
  | { kind: "choice"; of: readonly string[]; needed?: true }
  | { kind: "set"; of: readonly string[]; needed?: true; allIsNull?: true }
  | { kind: "lines"; most: number; form: RegExp }
  | { kind: "day" };

const yesNo = ["yes", "no"] as const;
const EMAIL: TextForm = { test: isEmail, mistake: "email_invalid" };
const CREDITOR_ID: TextForm = { test: isCreditorId, mistake: "creditor_id_invalid" };
const PHONE = /^\+?[\d ()-]{6,24}$/;
/** `yes`, `no`, or the countries in which visitors are warned (decision 0250). `NO` alone would be Norway, and is hardly meant. */
const ENTRY_WARNING = /^(?:yes|no|(?!NO$)[A-Z]{2}(?:[ ,]+[A-Z]{2})*)$/;
const choice = (of: readonly string[]): FieldRule => ({ kind: "choice", of, needed: true });
const number = (least: number, most: number): FieldRule => ({ kind: "number", least, most });
const text = (most: number, more: Partial<Extract<FieldRule, { kind: "text" }>> = {}): FieldRule => ({
  kind: "text",
  most,
  ...more,
});

/** What operators may change of a site and of who runs it (spec §3), in groups that belong together. Decision 0254. */
export const siteFields = {
  words: {
    name: text(40, { needed: true }),
    index_title: text(90),
    description: text(300, { lines: 3 }),
    mail_name: text(40),
    support_email: text(100, { form: EMAIL }),
    support_phone: text(24, { form: PHONE }),
    fictional_icon: { kind: "choice", of: fictionalIcons },
    fictional_singular: text(40),
    fictional_plural: text(40),
    fictional_warning: text(300, { lines: 3 }),
  },
  visitors: {
    signups: choice(["all", "with_trafficsource", "none"]),
    logged_out_search: choice(yesNo),
    logged_out_search_trafficsource: choice(yesNo),
    enable_site_entry_popup: text(80, { needed: true, form: ENTRY_WARNING }),
    domain_language: choice(writtenLocales),
    countries: { kind: "set", of: countries, needed: true },
  },
  messages: {
    // A message costs something: prices are told per message, everywhere.
    message_credits: number(1, 100),
    photo_credits: number(0, 100),
    gift_credits: number(0, 100),
    signup_credits: number(0, 100),
    message_length: number(100, 5000),
    history_months: number(0, 120),
    fictional_hold_hours: number(0, 720),
    refund_days: number(14, 365),
  },
  profiles: {
    visible_profile_fields: { kind: "set", of: profileFields, allIsNull: true },
    visible_profile_notes: { kind: "set", of: profileNotes, allIsNull: true },
    search_fields: { kind: "set", of: searchFieldNames, allIsNull: true },
  },
  company: {
    name: text(100, { needed: true }),
    address: text(100),
    city: text(60),
    country: { kind: "choice", of: countries },
    kvk: text(8, { form: /^\d{8}$/ }),
    tradenames: { kind: "lines", most: 10, form: /^.{1,60}$/u },
    vat_numbers: { kind: "lines", most: 30, form: /^[A-Z]{2}[\dA-Z]{2,13}$/ },
    support_phone: text(24, { form: PHONE }),
    creditor_id: text(35, { form: CREDITOR_ID }),
    delete_discount: number(0, 90),
    added: { kind: "day" },
  },
} as const satisfies Record<SettingsGroup, Record<string, FieldRule>>;

/** The fields of a group with their rules, in the order of the page. */
export function fieldsOfGroup(group: SettingsGroup): [string, FieldRule][] {
  return Object.entries(siteFields[group]);
}
