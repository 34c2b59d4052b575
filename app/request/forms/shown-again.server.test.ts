import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import type { Problem } from "../../contract/problems.ts";
import { z } from "../../contract/zod.ts";
import { sessionContext } from "../context.server.ts";
import { platformContext } from "../platform.server.ts";
import type { Session } from "../session/session.server.ts";
import { readForm } from "./form.server.ts";

const schema = z.object({ email: z.string("required"), password: z.string("required") });

test("a visitor's refused form may be shown again by their browser; what is personal, and what passes, may not", async () => {
  const typed = { email: "a@b.nl", password: "long enough" };
  for (const [why, { signedIn = false, personal = false, fields = {}, error }, kept] of [
    ["a mistake", {}, true],
    ["a refusal of the API", { fields: typed, error: "password_wrong" }, true],
    ["a member's", { signedIn: true }, false],
    ["one that says whose it is", { fields: { page_member: "anna" } }, false],
    ["of a page that shows others' words behind a mail's link", { personal: true }, false],
    ["too many of them", { fields: typed, error: "rate_limited" }, false],
    ["a fault of ours", { fields: typed, error: "provider_failed" }, false],
  ] as [string, Case, boolean][]) {
    const context = await contextIn("nl");
    context.set(sessionContext, { signedIn } as Session);
    const request = new Request("http://site/login", { method: "POST", body: new URLSearchParams(fields) });
    const form = await readForm({ request, schema, context, personal });
    if (form.ok && error) form.refuse({ error });
    else if (!form.ok) form.reject();
    expect(context.get(platformContext).directives.shownAgain, why).toBe(kept);
  }
});

interface Case {
  signedIn?: boolean;
  personal?: boolean;
  fields?: Record<string, string>;
  error?: Problem["error"];
}
