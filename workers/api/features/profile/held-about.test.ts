import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { changeProfile, getOwnProfile } from "../../../../app/contract/people/own-profile.ts";
import { anAccount, mailsTo, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { claimedTextOf } from "../../../../tests/workers/claimed-text.ts";
import { delivered } from "../../../../tests/workers/member-fixtures.ts";
import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";

const actors = actorsOf(env as unknown as Env, "periwinkle");

const change = ({ visitor }: TestAccount, changes: Record<string, unknown>) => visitor.call(changeProfile, changes);
const decide = ({ id }: TestAccount, text_id: string | undefined, more: object = {}) =>
  actors.member(id).receive({ id: crypto.randomUUID(), kind: "text_decided", payload: { text_id, ...more } });
const profileOf = async ({ visitor }: TestAccount) => (await visitor.call(getOwnProfile, {})).body["profile"];

/** The id of this member's text in the queue; all tests have the one queue. */
async function heldTextOf(account: TestAccount): Promise<string | undefined> {
  await delivered(account);
  return (await claimedTextOf(actors, account.id, { id: crypto.randomUUID(), name: "Olga" }))?.ref;
}

test("a text to inspect is its writer's alone, until somebody approves it; a refused one stays so, with the reason", async () => {
  const anna = await anAccount({ about: "I walk" });
  const held = () => heldTextOf(anna);
  expect(await held()).toBeUndefined();
  await change(anna, { about: "Call 06 12 34 56 78" });
  const first = await held();
  await change(anna, { about: "Mail anna@example.org" });
  await change(anna, { tattoos: "one" });
  const second = await held();
  await decide(anna, first);
  expect(await profileOf(anna), "a text that was changed is not decided about").toMatchObject({
    about: "I walk",
    about_held: "Mail anna@example.org",
  });
  await decide(anna, second, { refusal: "contact_details" });
  expect(await profileOf(anna)).toMatchObject({ about: "I walk", about_refusal: "contact_details" });
  await change(anna, { about: "My dog is called www.example.org" });
  await decide(anna, await held());
  const own = await profileOf(anna);
  expect(own).toMatchObject({ about: "My dog is called www.example.org", about_held: null, about_refusal: null });
  await change(anna, { about: "Mail anna@example.org" });
  await change(anna, { about: null });
  expect(await held()).toBeUndefined();
  expect(await profileOf(anna)).toMatchObject({ about_held: null });
});

test("who wrote a text that is refused hears by mail, once, why, what others see, how to change it and where to object", async () => {
  for (const { about, shown } of [
    { about: "I walk", shown: /others still see the text that stood there before|zien anderen nog de tekst/ },
    { about: undefined, shown: /others see no text about you|zien anderen geen tekst over jou/ },
  ]) {
    const anna = await anAccount(about === undefined ? {} : { about });
    await change(anna, { about: "Mail anna@example.org" });
    const text = await heldTextOf(anna);
    for (let times = 0; times < 2; times++) await decide(anna, text, { refusal: "contact_details" });
    await delivered(anna);
    const [mail, ...more] = await mailsTo(anna, anna.email, "about_refused");
    expect(more).toEqual([]);
    const told = JSON.stringify(mail);
    expect(told).toMatch(/without phone numbers, addresses and links|zonder telefoonnummers, adressen en links/);
    expect(told).toMatch(shown);
    for (const path of ["/profile/about", "/pages/service"]) expect(told).toContain(path);
    expect(told, "the words stay on the page").not.toContain("Mail anna@");
  }
});

test("a text that is approved is told by no mail", async () => {
  const anna = await anAccount();
  await change(anna, { about: "My dog is called www.example.org" });
  await decide(anna, await heldTextOf(anna));
  await delivered(anna);
  expect(await mailsTo(anna, anna.email, "about_refused")).toEqual([]);
});
