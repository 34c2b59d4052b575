import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { z } from "../../contract/zod.ts";
import { localeContext, sessionContext } from "../context.server.ts";
import type { Session } from "../session/session.server.ts";
import { readForm } from "./form.server.ts";

const schema = z.object({
  email: z.string("required").min(1, "required"),
  password: z.string("required").min(8, "password_too_short"),
});

function inDutch() {
  const context = new RouterContextProvider();
  context.set(localeContext, "nl");
  return context;
}

function posted(fields: Record<string, string>) {
  return new Request("http://site/login", { method: "POST", body: new URLSearchParams(fields) });
}

test("a good form is its value", async () => {
  const form = await readForm(posted({ email: "a@b.nl", password: "long enough", other: "x" }), schema, inDutch());
  expect(form).toMatchObject({ ok: true, value: { email: "a@b.nl", password: "long enough" } });
});

test("a bad form comes back with what was typed, but never a password", async () => {
  const form = await readForm(posted({ email: "a@b.nl", password: "short" }), schema, inDutch());
  if (form.ok) throw new Error("accepted");
  const { data, init } = form.reject();
  expect(init?.status).toBe(422);
  expect(data.form).toEqual({
    values: { email: "a@b.nl" },
    errors: { password: "Gebruik minstens 8 tekens." },
    names: { password: "Wachtwoord" },
  });
});

test("a password that was right is asked for again at its own field, because its box comes back empty", async () => {
  const ask = { password: "Typ je wachtwoord opnieuw." };
  const typed = await readForm(posted({ email: "", password: "long enough" }), schema, inDutch());
  if (typed.ok) throw new Error("accepted");
  const { form } = typed.reject().data;
  const errors = { email: "Vul dit nog in." };
  expect(form).toEqual({ values: { email: "" }, errors, names: { email: "E-mailadres" }, retype: ask });
  const right = await readForm(posted({ email: "a@b.nl", password: "long enough" }), schema, inDutch());
  if (!right.ok) throw new Error("refused");
  expect(right.refuse({ error: "login_failed" }).data.form.retype).toEqual(ask);
  const wrong = right.refuse({ error: "invalid_input", fields: { password: "password_wrong" } });
  expect(wrong.data.form.retype).toBeUndefined();
  const empty = await readForm(posted({ email: "", password: "" }), schema, inDutch());
  expect(empty.ok ? undefined : empty.reject().data.form.retype).toBeUndefined();
});

test("a form on another member's page is refused with what was typed, and is the new member's own when sent again", async () => {
  const context = inDutch();
  context.set(sessionContext, { member: "bert" } as Session);
  const fields = { email: "a@b.nl", password: "long enough" };
  const refused = await readForm(posted({ ...fields, page_member: "anna" }), schema, context);
  if (refused.ok) throw new Error("accepted");
  const { data, init } = refused.reject();
  expect(init?.status).toBe(409);
  expect(data.form.values["email"]).toBe("a@b.nl");
  expect(data.form.formError).toContain("een ander account");
  expect((await readForm(posted({ ...fields, page_member: "bert" }), schema, context)).ok).toBe(true);
});

test("a refusal has its status and words: above the form, or beside the field it belongs to", async () => {
  const form = await readForm(posted({ email: "a@b.nl", password: "long enough" }), schema, inDutch());
  if (!form.ok) throw new Error("refused");
  const failed = form.refuse({ error: "login_failed" });
  expect(failed.init?.status).toBe(401);
  expect(failed.data.form.formError).toBe("Login mislukt, probeer opnieuw");
  const blocked = form.refuse({ error: "too_many_attempts", minutes: 15 });
  expect(blocked.data.form.formError).toBe("Te veel foute pogingen, account voor 15 min geblokkeerd.");
  expect(blocked.data.form.retype, "no password to type again while it is blocked").toEqual({});
  expect(blocked.init?.status).toBe(429);
  const taken = form.refuse({ error: "email_taken" }, { fields: { email_taken: "email" } });
  expect(taken.data.form.errors).toEqual({ email: "Dit e-mailadres heeft al een account op deze site." });
});

test("the API's own field problems stand beside their fields", async () => {
  const form = await readForm(posted({ email: "a@b.nl", password: "long enough" }), schema, inDutch());
  if (!form.ok) throw new Error("refused");
  const { data } = form.refuse({ error: "invalid_input", fields: { email: "email_invalid", name: "unheard of" } });
  expect(data.form.errors).toEqual({ email: "Ongeldige e-mail", name: "Dit klopt nog niet." });
});

test("a form may have words of its own for what is wrong with a field", async () => {
  const form = await readForm(posted({ email: "a@b.nl", password: "long enough" }), schema, inDutch());
  if (!form.ok) throw new Error("refused");
  const problem = { error: "invalid_input", fields: { password: "password_wrong", email: "email_invalid" } } as const;
  const { data } = form.refuse(problem, { texts: { password_wrong: "Controleer je wachtwoord." } });
  expect(data.form.errors).toEqual({ password: "Controleer je wachtwoord.", email: "Ongeldige e-mail" });
});

test("a form that no form of ours could be is refused as a whole", async () => {
  const long = readForm(posted({ email: "x".repeat(70_000) }), schema, inDutch());
  await expect(long).rejects.toMatchObject({ init: { status: 422 } });
  const many = readForm(
    posted(Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`f${i}`, "x"]))),
    schema,
    inDutch(),
  );
  await expect(many).rejects.toMatchObject({ init: { status: 422 } });
  const json = new Request("http://site/", { method: "POST", body: "{}", headers: { "Content-Type": "text/plain" } });
  await expect(readForm(json, schema, inDutch())).rejects.toMatchObject({ init: { status: 422 } });
});
