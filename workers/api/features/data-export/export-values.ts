import { formatCountry, formatDay, formatMoney } from "../../../../app/domain/locale/format.ts";
import type { ExportRow } from "../../actors/member/account/export.ts";
import type { exportTexts } from "./export-texts.ts";

type Value = ExportRow[string];

/** One value as it stands in the files for programs. */
export interface Cell {
  /** `account`, `profile`, `mails` … */
  section: string;
  key: string;
  value: Value;
  /** What stands beside it. */
  row: ExportRow;
}

interface Reader extends ReturnType<typeof exportTexts> {
  /** In the member's own time zone; `instant` is ISO 8601. */
  moment(instant: string): string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** In minor units, with a currency beside them. */
const AMOUNTS = /^(amount|full_amount|net|vat|total)$/;
const NOTHING = "–";

/** A value as the member reads it: in their language, with its money and its days. What has no words is shown as it is. */
export function readableValue({ section, key, value, row }: Cell, { say, language, moment }: Reader): string {
  if (value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  const text = String(value);
  if (INSTANT.test(text)) return moment(text);
  if (AMOUNTS.test(key) && typeof row["currency"] === "string")
    return formatMoney({ amount: Number(value), currency: row["currency"] }, language);
  if (key === "country") return formatCountry(text, language);
  if (key === "language") return new Intl.DisplayNames(language, { type: "language" }).of(text) ?? text;
  if (key === "date_of_birth") return formatDay(text, language);
  if (key === "interests") return text.split(", ").map(wordOf).join(", ");
  return (
    textsOf(section, key).reduce((said, prefix) => said ?? found(prefix, text), undefined as string | undefined) ?? text
  );

  function found(prefix: string, name: string): string | undefined {
    const context = typeof row["gender"] === "string" ? row["gender"] : undefined;
    return said(`${prefix}.${name.replaceAll(":", "_")}`, context);
  }

  function wordOf(interest: string): string {
    return said(`interests:${interest}`) ?? interest;
  }

  function said(path: string, context?: string): string | undefined {
    return say(path, { defaultValue: "", ...(context && { context }) }) || undefined;
  }
}

/** Where the words of such a value may stand, best first. */
function textsOf(section: string, key: string): string[] {
  if (key === "about_refusal") return ["profile:cards.about.refusals"];
  if (section === "profile") return [`attributes:values.${key}`];
  const own = [`export:values.${section}.${key}`];
  if (section === "payments" && key === "payment_method") return ["credits:methods"];
  if (section === "payments" && key === "status") return ["credits:status"];
  if (section === "mails" && key === "status") return ["notifications:mails.status"];
  if (key === "kind" && section.startsWith("mails")) return ["notifications:mails.kinds", "export:mail_kinds"];
  if (key === "gift") return ["gifts:name"];
  if (section === "reports" && key === "reason") return ["cases:reasons"];
  if (section === "support" && key === "topic") return ["cases:topics"];
  if (section === "case_decisions" && key === "ground") return ["cases:grounds"];
  if (section === "case_decisions" && key === "outcome") return [...own, "cases:outcomes"];
  return own;
}
