import fc from "fast-check";
import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { z } from "../../contract/zod.ts";
import { sessionContext } from "../context.server.ts";
import { textsFor } from "../locale/texts.server.ts";
import type { failure } from "../pages/failure.server.ts";
import type { Session } from "../session/session.server.ts";
import { readForm } from "./form.server.ts";

const schema = z.object({
  email: z.string("required").min(1, "required"),
  password: z.string("required").min(8, "password_too_short"),
});

const inDutch = () => contextIn("nl");

function posted(fields: Record<string, string>) {
  return new Request("http://site/login", { method: "POST", body: new URLSearchParams(fields) });
}

async function send(fields: Record<string, string>) {
  return readForm({ request: posted(fields), schema, context: await inDutch() });
}

test("a good form is its value", async () => {
  const form = await send({ email: "a@b.nl", password: "long enough", other: "x" });
  expect(form).toMatchObject({ ok: true, value: { email: "a@b.nl", password: "long enough" } });
});

test("a bad form comes back with what was typed, but never a password", async () => {
  const form = await send({ email: "a@b.nl", password: "short" });
  if (form.ok) throw new Error("accepted");
  const { data, init } = form.reject();
  expect(init?.status).toBe(422);
  const text = "Gebruik minstens 8 tekens.";
  expect(data.form).toEqual({
    status: "error",
    initialValue: { email: "a@b.nl" },
    error: { password: { text, summary: "label" } },
    fields: ["email", "password"],
  });
});

test("after a problem that renews it, a field holds what the page has now, and after others what was sent", async () => {
  const both = z.object({ email: z.string(), seen: z.string() });
  const refused = async (error: "account_deleted" | "too_busy") => {
    const form = await readForm({
      request: posted({ email: "a@b.nl", seen: "5" }),
      schema: both,
      context: await inDutch(),
    });
    if (!form.ok) throw new Error("refused");
    return form.refuse({ error }, { renewed: { account_deleted: "seen" } }).data.form;
  };
  expect(await refused("account_deleted")).toMatchObject({ initialValue: { email: "a@b.nl" }, fields: ["email"] });
  const sent = { initialValue: { email: "a@b.nl", seen: "5" }, fields: ["email", "seen"] };
  expect(await refused("too_busy")).toMatchObject(sent);
});

test("a password that was right is asked for again at its own field, because its box comes back empty", async () => {
  const again = { text: "Typ je wachtwoord opnieuw." };
  const typed = await send({ email: "", password: "long enough" });
  if (typed.ok) throw new Error("accepted");
  const { form } = typed.reject().data;
  const missing = { text: "Vul dit nog in.", summary: "label" };
  expect(form.initialValue).toEqual({});
  expect(form.error).toEqual({ email: missing, password: again });
  const right = await send({ email: "a@b.nl", password: "long enough" });
  if (!right.ok) throw new Error("refused");
  expect(right.refuse({ error: "login_failed" }).data.form.error).toMatchObject({ password: again });
  const wrong = right.refuse({ error: "invalid_input", fields: { password: "password_wrong" } });
  expect(wrong.data.form.error?.password).not.toEqual(again);
  const empty = await send({ email: "", password: "" });
  expect(empty.ok ? undefined : empty.reject().data.form.error?.password?.text).toBe("Vul dit nog in.");
});

test("mistakes come in the order of the form, what another form asked before them, what was not sent at its own place", async () => {
  const asked = { reason: z.enum(["scam"], "choose_one"), ...schema.shape, terms: z.literal("on", "consent_required") };
  const form = await readForm({
    request: posted({ password: "short", email: "" }),
    schema: z.object(asked),
    context: await inDutch(),
  });
  if (form.ok) throw new Error("accepted");
  expect(Object.keys(form.reject({ country: "choose_one" }).data.form.error ?? {})).toEqual([
    "country",
    "reason",
    "email",
    "password",
    "terms",
  ]);
});

test("a form on another member's page is refused with what was typed, and is the new member's own when sent again", async () => {
  const context = await inDutch();
  context.set(sessionContext, { member: "bert" } as Session);
  const fields = { email: "a@b.nl", password: "long enough" };
  const refused = await readForm({ request: posted({ ...fields, page_member: "anna" }), schema, context });
  if (refused.ok) throw new Error("accepted");
  const { data, init } = refused.reject();
  expect(init?.status).toBe(409);
  expect(data.form.initialValue?.email).toBe("a@b.nl");
  expect(data.form.error?.[""]?.text).toContain("een ander account");
  expect((await readForm({ request: posted({ ...fields, page_member: "bert" }), schema, context })).ok).toBe(true);
});

test("a refusal has its status and words: above the form, or beside the field it belongs to", async () => {
  const form = await send({ email: "a@b.nl", password: "long enough" });
  if (!form.ok) throw new Error("refused");
  const failed = form.refuse({ error: "login_failed" });
  expect(failed.init?.status).toBe(422);
  expect(failed.data.form.error?.[""]).toEqual({ text: "Login mislukt, probeer opnieuw" });
  const blocked = form.refuse({ error: "too_many_attempts", minutes: 15 });
  expect(blocked.data.form.error, "no password to type again while it is blocked").toEqual({
    "": { text: "Te veel foute pogingen, account voor 15 min geblokkeerd." },
  });
  expect(blocked.init?.status).toBe(429);
  const taken = form.refuse({ error: "email_taken" }, { fields: { email_taken: "email" } });
  expect(taken.data.form.error?.email?.text).toBe("Dit e-mailadres heeft al een account op deze site.");
});

test("the API's own field problems stand beside their fields", async () => {
  const form = await send({ email: "a@b.nl", password: "long enough" });
  if (!form.ok) throw new Error("refused");
  const { data } = form.refuse({ error: "invalid_input", fields: { email: "email_invalid", name: "unheard of" } });
  expect(data.form.error, "the first says itself what it is about").toMatchObject({
    email: { summary: "text" },
    name: { summary: "label" },
  });
  expect(textsIn(data.form)).toMatchObject({ email: "Ongeldige e-mail", name: "Dit klopt nog niet." });
});

test("a form may have words of its own for what is wrong with a field", async () => {
  const form = await send({ email: "a@b.nl", password: "long enough" });
  if (!form.ok) throw new Error("refused");
  const problem = { error: "invalid_input", fields: { password: "password_wrong", email: "email_invalid" } } as const;
  const { data } = form.refuse(problem, { texts: { password_wrong: "Controleer je wachtwoord." } });
  expect(textsIn(data.form)).toEqual({ password: "Controleer je wachtwoord.", email: "Ongeldige e-mail" });
});

test("what is wrong with fields of another form stands first", async () => {
  const form = await send({ email: "", password: "" });
  if (form.ok) throw new Error("accepted");
  expect(Object.keys(form.reject({ name: "required" }).data.form.error ?? {})).toEqual(["name", "email", "password"]);
});

test("no secret comes back, whatever its field is called and whatever is wrong", async () => {
  const words = fc.constantFrom("password", "otp", "code", "pin", "token", "secret", "PASSWORD");
  const around = fc.constantFrom("", "old", "new", "reset", "again", "mail");
  const name = fc.tuple(around, words, around, fc.constantFrom("_", "-", ".")).map(([before, word, after, joint]) => {
    // A name has one dot at most.
    const first = before && after && joint === "." ? "_" : joint;
    return [[before, word].filter(Boolean).join(first), after].filter(Boolean).join(joint);
  });
  await fc.assert(
    fc.asyncProperty(name, fc.boolean(), async (secret, accepted) => {
      const fields = { email: accepted ? "a@b.nl" : "", password: "long enough", [secret]: "hush-hush", town: "Ede" };
      const form = await readForm({ request: posted(fields), schema: schema.loose(), context: await inDutch() });
      // `password.old` makes a group of `password`.
      expect(form.ok).toBe(accepted && !secret.startsWith("password."));
      const { data } = form.ok ? form.refuse({ error: "email_taken" }) : form.reject();
      expect(JSON.stringify(data)).not.toMatch(/hush-hush|long enough/);
      expect(data.form.initialValue?.town).toBe("Ede");
    }),
  );
});

function textsIn({ error }: { error?: Record<string, { text: string } | null> }) {
  return Object.fromEntries(Object.entries(error ?? {}).map(([name, one]) => [name, one?.text]));
}

/** The problem of a form that is refused as a whole, whose page says it in words. */
async function faultOf(body: BodyInit) {
  const request = new Request("http://site/login", { method: "POST", body });
  const form = await readForm({ request, schema, context: await inDutch() });
  if (form.ok) return undefined;
  try {
    form.reject();
    return undefined;
  } catch (thrown) {
    const { data, init } = thrown as ReturnType<typeof failure>;
    return { status: init?.status, problem: data.problem };
  }
}

function fieldsOf(count: number, name = (index: number) => `f${index}`) {
  return new URLSearchParams(Array.from({ length: count }, (_, index) => [name(index), "x"]));
}

test("more than 64 KB is refused as too long", async () => {
  const long = new URLSearchParams({ email: "x".repeat(64 * 1024) });
  expect(await faultOf(long)).toEqual({ status: 413, problem: "form_too_large" });
  expect(textsFor("nl")("problems:form_too_large")).toContain("te lang");
});

test("a name twice, a file, 61 fields and what is no form are refused as a whole", async () => {
  const unreadable = { status: 422, problem: "form_unreadable" };
  const withFile = new FormData();
  withFile.set("email", new File(["x"], "photo.jpg"));
  const twice = new URLSearchParams("email=a%40b.nl&email=b%40c.nl&password=long+enough");
  for (const body of [twice, withFile, fieldsOf(61), "{}"]) expect(await faultOf(body)).toEqual(unreadable);
  for (const body of [fieldsOf(60), ""]) expect(await faultOf(body), "sixty fields, and none").toBeUndefined();
  expect(textsFor("nl")("problems:form_unreadable")).toContain("niet lezen");
});

test("names that mean something to conform, or nothing to anybody, are refused", async () => {
  for (const name of [
    "__intent__",
    "__state__",
    "list[9999999999]",
    "a..b",
    "a.b.c",
    `a.${"b".repeat(41)}`,
    "password.constructor",
    "city.toString",
    "constructor",
    "__proto__.x",
    "a.__proto__",
    "",
    "a b",
  ]) {
    expect(await faultOf(new URLSearchParams([[name, "{"]])), name).toMatchObject({ problem: "form_unreadable" });
  }
});

test("a name with a dot is a part of a group", async () => {
  const groups = z.object({ email: z.object({ like: z.string() }) });
  const form = await readForm({ request: posted({ "email.like": "on" }), schema: groups, context: await inDutch() });
  expect(form).toMatchObject({ ok: true, value: { email: { like: "on" } } });
});
