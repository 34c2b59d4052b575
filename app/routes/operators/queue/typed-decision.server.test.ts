import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sessionContext, typedContext } from "../../../request/context.server.ts";
import type { TypedForm } from "../../../request/drafts/typed-form.server.ts";
import type { Session } from "../../../request/session/session.server.ts";
import { keepDecided, keepTyped } from "./typed-decision.server.ts";

const PAGE = "/operator/reports/12";

/** What is kept of a form that this operator sent; `null`: it is erased, undefined: what was before stays. */
async function keptOf(sent: Record<string, string>, { member = "olga", keep = keepDecided } = {}): Promise<unknown> {
  let kept: unknown;
  const context = new RouterContextProvider();
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  context.set(sessionContext, { began: member } as Session);
  const typed: Partial<TypedForm> = {
    keep: async (fields, whose) => void (kept = { ...whose, fields: Object.fromEntries(fields) }),
    forget: async () => void (kept = null),
  };
  context.set(typedContext, typed as TypedForm);
  await keep(context, PAGE, form);
  return kept;
}

test("what was typed and chosen is kept, not what the page or the button said", async () => {
  const fields = { outcome: "suspend", ground: "hate", days: "7", words: "You wrote that.", reported: "bert" };
  expect(await keptOf({ ...fields, seen: "4", decision: "uphold", quick: "nothing" })).toEqual({
    member: "olga",
    path: PAGE,
    fields,
  });
});

test("where nothing was typed nothing is kept, and what was kept before goes", async () => {
  expect(await keptOf({ decision: "approve" })).toBeNull();
  expect(await keptOf({ quick: "nothing", words: "", ground: "", seen: "4", reported: "bert" })).toBeNull();
});

test("of whom we do not know nothing is kept", async () => {
  expect(await keptOf({ words: "You wrote that." }, { member: "" })).toBeUndefined();
});

test("who only leads on with nothing typed keeps what was typed before", async () => {
  expect(await keptOf({ words: "", seen: "4", reported: "" }, { keep: keepTyped })).toBeUndefined();
  expect(await keptOf({ words: "Hm." }, { keep: keepTyped })).toMatchObject({ fields: { words: "Hm." } });
});
