import { expect, test } from "vitest";
import { companyInfo, settings } from "../../../contract/site.ts";
import { settingsGroups } from "../../../contract/operators/settings-groups.ts";
import { fieldsOfGroup, siteFields } from "../../../domain/site/site-fields.ts";
import { confirmForm, groupForm } from "./group.form.ts";

const TODAY = "2026-11-28";

const messages = {
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 5,
  message_length: 2000,
  history_months: 12,
  fictional_hold_hours: 48,
  refund_days: 14,
};
const company = {
  name: "Periwinkle B.V.",
  address: "Example Street 1",
  city: null,
  country: "NL",
  kvk: "12345678",
  tradenames: ["Periwinkle", "Maagdenpalm"],
  vat_numbers: [],
  support_phone: null,
  creditor_id: null,
  delete_discount: 20,
  added: "2026-11-01",
};

/** As a browser sends what the fields hold, with some of it typed anew. */
function sent(
  group: "messages" | "company" | "profiles",
  values: Record<string, unknown>,
  typed: Record<string, string> = {},
) {
  const fields = fieldsOfGroup(group).map(([field, rule]) => {
    const value = values[field] ?? null;
    if (rule.kind !== "set") return [field, Array.isArray(value) ? value.join("\n") : String(value ?? "")];
    const chosen = (value as string[] | null) ?? rule.of;
    return [field, Object.fromEntries(chosen.map((one) => [one, one]))];
  });
  return groupForm(group, TODAY).safeParse({ ...Object.fromEntries(fields), seen: "0", ...typed });
}

const mistakes = (...given: Parameters<typeof sent>) =>
  sent(...given).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("what the fields hold is what they were filled with", () => {
  expect(sent("messages", messages).data).toEqual({ seen: 0, values: messages });
  expect(sent("company", company).data?.values).toEqual(company);
});

test("all boxes of a set are the same as nothing said, and none is none", () => {
  const all = { visible_profile_fields: null, visible_profile_notes: null, search_fields: null };
  expect(sent("profiles", all).data?.values).toEqual(all);
  const some = { ...all, visible_profile_notes: [], search_fields: ["gender", "country"] };
  expect(sent("profiles", some).data?.values).toEqual(some);
});

test("what makes no sense is named", () => {
  expect(mistakes("messages", messages, { refund_days: "13", message_credits: "-1", message_length: "many" })).toEqual([
    ["message_credits", "number_invalid"],
    ["message_length", "number_invalid"],
    ["refund_days", "number_invalid"],
  ]);
  const wrong = { name: " ", kvk: "1234", vat_numbers: "nl12", delete_discount: "91", added: "2026-11-29" };
  expect(mistakes("company", company, wrong)).toEqual([
    ["name", "required"],
    ["kvk", "invalid"],
    ["vat_numbers", "invalid"],
    ["delete_discount", "number_invalid"],
    ["added", "invalid"],
  ]);
  expect(mistakes("company", company, { added: "2026-02-30", country: "XX" })).toEqual([
    ["country", "choose_one"],
    ["added", "invalid"],
  ]);
  const slip = { creditor_id: "NL29ZZZ000000000001" };
  expect(mistakes("company", company, slip)).toEqual([["creditor_id", "creditor_id_invalid"]]);
});

test("only what the page itself says can be confirmed", () => {
  const form = { key: crypto.randomUUID(), seen: "0", why: "a new price" };
  expect(confirmForm.safeParse({ ...form, changes: '{"refund_days":30}' }).data?.changes).toEqual({ refund_days: 30 });
  for (const changes of ["", "{", "[]", '{"a":{}}', '{"a":1.5}'])
    expect(confirmForm.safeParse({ ...form, changes }).success, changes).toBe(false);
});

/** What the deployment decides, or what follows from other data (decision 0254). */
const NOT_OFFERED = ["domain", "cdn_prefix", "niche", "geoip_country", "push_public_key", "minimum_message_costs"];
const NOT_STORED = ["terms_version", "pages", "demo"];

test("every field of settings and company in the contract can be changed, or is one of those that nobody changes here", () => {
  const offered = settingsGroups
    .filter((group) => group !== "company")
    .flatMap((group) => Object.keys(siteFields[group]));
  expect([...offered, ...NOT_OFFERED, ...NOT_STORED].toSorted()).toEqual(Object.keys(settings.shape).toSorted());
  expect(Object.keys(siteFields.company).toSorted()).toEqual(Object.keys(companyInfo.shape).toSorted());
});

test("a text of several lines is one line", () => {
  expect(sent("company", company, { address: "Example Street 1\r\n  2nd floor" }).data?.values["address"]).toBe(
    "Example Street 1 2nd floor",
  );
});
