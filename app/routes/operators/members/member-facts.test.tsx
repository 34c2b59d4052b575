import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../../tests/support/doubles/language.ts";
import type { MemberRecord } from "../../../contract/operators/operator-members.ts";
import { PageTextsContext } from "../../../request/locale/use-translation.ts";
import { MemberFacts } from "./member-facts.tsx";
import { MemberLists } from "./member-lists.tsx";
import { type MemberView, memberView } from "./member-view.ts";

const english = await pageTextsIn("en");
const basics = { gender: "female", date_of_birth: "1958-05-14" } as const;
const at = "2026-11-23T10:00:00Z";

function shown(part: Partial<MemberRecord>, Part: ComponentType<MemberView> = MemberFacts) {
  const nobody = {
    id: "1",
    name: "Fay",
    email: "",
    ...basics,
    country: "NL",
    language: "en",
    signup_date: at,
    last_active: at,
  };
  const plain = { confirmed: true, paid_user: false, fictional: true, paused: false, suspended: true, retired: false };
  const none = { erased_at: null, latest_decision: 1, mail_off: [], sanctions: [], consents: [], payments: [] };
  const view = memberView(
    { ...nobody, ...plain, ...none, standing: [{ kind: "suspend", until: null }], ...part },
    "en",
  );
  return renderToString(
    <PageTextsContext value={english}>
      <Part {...view} />
    </PageTextsContext>,
  );
}

test("a suspended fictional profile is hidden until that is lifted", () => {
  const html = shown({});
  expect(html).toContain("hidden and signed out");
  for (const page of ["decide", "lift"]) expect(html).toContain(`/1/${page}`);
});

test("a retired one is retired, and there is nothing to decide or to lift", () => {
  const html = shown({ retired: true });
  expect(html).toContain("retired");
  expect(html).not.toContain("hidden and signed out");
  for (const page of ["decide", "lift", "correct"]) expect(html).not.toContain(`/1/${page}`);
});

test("who deletes their account is said to, with the last day on which they can take it back", () => {
  const html = shown({ fictional: false, suspended: false, erased_at: "2026-12-07T10:00:00Z" });
  expect(html).toContain("deletes their account: hidden, and can be taken back until 7 December 2026");
  expect(shown({})).not.toContain("deletes their account");
});

test("a fictional profile has no address, and no moment when it was last here", () => {
  for (const words of ["mailto:", "Last active"]) expect(shown({})).not.toContain(words);
  const member = shown({ fictional: false, email: "anna@example.org" });
  for (const words of ["mailto:anna@example.org", "Last active"]) expect(member).toContain(words);
});

test("why no mail goes to them is said in words", () => {
  const html = shown({ mail_off: ["fbl", "bounce", "listunsubscribe"] });
  expect(html).toContain("reported as spam, mail came back, unsubscribed in their mail program");
  expect(html).not.toMatch(/fbl|listunsubscribe/);
});

test("how payments stand is said in words", () => {
  const payments = (["completed", "cancelled"] as const).map((status) => ({
    payment_id: status,
    bundle: "EUR-50",
    status,
    at,
  }));
  const html = shown({ payments }, MemberLists);
  for (const words of ["EUR-50: Paid", "EUR-50: Cancelled"]) expect(html).toContain(words);
});
