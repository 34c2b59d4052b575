import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signup } from "../../../app/contract/account/account.ts";
import { currentUser, login } from "../../../app/contract/account/session.ts";
import { anEmail } from "../../support/sign-up.ts";
import { birthday } from "../fixtures/birthday.ts";
import { caller, refusal } from "../caller.ts";
import { aNewcomer, aValidSignUp } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";

needs("every call");

/** Years; spec §5. */
const [OLD_ENOUGH, OLDEST] = [18, 120];

test("a sign-up makes an account that is signed in, not confirmed, and has no credits before it is", async () => {
  const api = caller();
  const form = await aValidSignUp({ language: "nl" });
  const { user } = await api.callOrThrow(signup, form);
  expect(user).toMatchObject({ status: "not_confirmed", credits: 0, paid_user: false, language: "nl" });
  expect(user.profile).toMatchObject({ name: form.name, country: form.country, date_of_birth: form.date_of_birth });
  expect((await api.callOrThrow(currentUser)).user).toEqual(user);
});

test("no password is sent back", async () => {
  const answer = await caller().call(signup, await aValidSignUp({ password: "never to be seen again" }));
  expect(JSON.stringify(answer)).not.toContain("never to be seen");
});

test("a person who turns 18 today is old enough", async () => {
  expect((await caller().call(signup, await aValidSignUp({ date_of_birth: birthday(OLD_ENOUGH) }))).ok).toBe(true);
});

const long = (length: number) => "a".repeat(length);
const email = anEmail();
const wrong: [what: string, wishes: Record<string, unknown>, field: string, code: string][] = [
  ["who turns 18 tomorrow", { date_of_birth: birthday(OLD_ENOUGH, 1) }, "date_of_birth", "date_of_birth_too_young"],
  ["without a date of birth", { date_of_birth: "" }, "date_of_birth", "date_of_birth_required"],
  ["born on a day that no year has", { date_of_birth: "1958-02-30" }, "date_of_birth", "date_of_birth_invalid"],
  ["born in words", { date_of_birth: "14 May 1958" }, "date_of_birth", "date_of_birth_invalid"],
  ["born tomorrow", { date_of_birth: birthday(0, 1) }, "date_of_birth", "date_of_birth_invalid"],
  ["older than anybody", { date_of_birth: birthday(OLDEST + 1) }, "date_of_birth", "date_of_birth_invalid"],
  ["without a name", { name: "  " }, "name", "required"],
  ["whose name is the e-mail", { email, name: email.toUpperCase() }, "name", "name_is_email"],
  ["whose name starts with an @", { name: "@anna" }, "name", "name_starts_with_at"],
  ["with an endless name", { name: long(41) }, "name", "name_too_long"],
  ["without an @ in the e-mail", { email: "anna.example.org" }, "email", "email_invalid"],
  ["with two e-mails", { email: "anna@example.org, bert@example.org" }, "email", "email_invalid"],
  ["with a short password", { password: "seven77" }, "password", "password_too_short"],
  ["with an endless password", { password: long(257) }, "password", "password_too_long"],
  ["with a password that everybody has", { password: "wachtwoord" }, "password", "password_too_common"],
  [
    "with their own name as a password",
    { name: "Josephine", password: "josephine58" },
    "password",
    "password_too_common",
  ],
  ["in a country where the site is not", { country: "AQ" }, "country", "choose_one"],
  ["in a region that the country has not", { region: "Atlantis" }, "region", "choose_one"],
  ["in an endless city", { city: long(81) }, "city", "city_too_long"],
  ["without the terms", { consent_terms: false }, "consent_terms", "consent_required"],
  ["without the second consent", { consent_sensitive: undefined }, "consent_sensitive", "consent_required"],
];

for (const [what, wishes, field, code] of wrong) {
  test(`nobody signs up ${what}`, async () => {
    const form = { ...(await aValidSignUp()), ...wishes };
    const answer = await caller().call(signup, form as never);
    expect(answer).toMatchObject({ ok: false, status: 422, problem: { error: "invalid_input" } });
    expect(answer.ok ? {} : answer.problem["fields"]).toMatchObject({ [field]: code });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
}

test("everything that is wrong with a form is said at once", async () => {
  const form = await aValidSignUp({ name: "@anna", email: "anna", password: "short", city: "" });
  const answer = await caller().call(signup, form);
  const fields = {
    name: "name_starts_with_at",
    email: "email_invalid",
    password: "password_too_short",
    city: "required",
  };
  expect(answer.ok ? {} : answer.problem["fields"]).toEqual(fields);
});

test("a form that was refused leaves no account and may come again, better", async () => {
  const form = await aValidSignUp();
  expect(refusal(await caller().call(signup, { ...form, name: "@anna" }))).toBe("invalid_input");
  expect(refusal(await caller().call(login, form))).toBe("login_failed");
  expect((await caller().call(signup, form)).ok).toBe(true);
});

test("the same form again is the same account, and signs in again", async () => {
  const form = await aValidSignUp();
  const [first, second] = [caller(), caller()];
  const { user } = await first.callOrThrow(signup, form);
  expect((await second.callOrThrow(signup, form)).user.id).toBe(user.id);
  expect((await first.callOrThrow(currentUser)).user.id).toBe(user.id);
  expect((await second.callOrThrow(currentUser)).user.id).toBe(user.id);
});

test("a form sent five times at once makes one account", async () => {
  const form = await aValidSignUp();
  const users = await Promise.all(Array.from({ length: 5 }, () => caller().callOrThrow(signup, form)));
  expect(new Set(users.map(({ user }) => user.id)).size).toBe(1);
  expect(new Set(users.map(({ user }) => user.credits)).size).toBe(1);
});

test("the same key with other data is refused and opens nothing", async () => {
  const form = await aValidSignUp();
  await caller().callOrThrow(signup, form);
  const others = [{ name: "Berta" }, { email: anEmail() }, { password: "somebody else's" }];
  for (const other of others) {
    const answer = await caller().call(signup, { ...form, ...other });
    expect(refusal(answer), JSON.stringify(other)).toBe("key_reused");
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("an address has one account, however it is written", async () => {
  const { email: taken } = await aNewcomer();
  for (const same of [taken, taken.toUpperCase(), ` ${taken} `]) {
    const answer = await caller().call(signup, await aValidSignUp({ email: same, signup_key: randomUUID() }));
    expect(refusal(answer), same).toBe("email_taken");
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("of two who want an address at once, one gets it", async () => {
  const address = anEmail();
  const forms = await Promise.all([aValidSignUp({ email: address }), aValidSignUp({ email: address })]);
  const answers = await Promise.all(forms.map((form) => caller().call(signup, form)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
