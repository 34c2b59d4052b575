import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { changeProfile, getOwnProfile } from "../../../../app/contract/own-profile.ts";
import { anAccount, type TestAccount } from "../../../../tests/workers/account-fixtures.ts";
import { claimedTextOf } from "../../../../tests/workers/claimed-text.ts";
import { delivered } from "../../../../tests/workers/member-fixtures.ts";
import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";

const actors = actorsOf(env as unknown as Env, "periwinkle");

const change = ({ visitor }: TestAccount, changes: Record<string, unknown>) => visitor.call(changeProfile, changes);
const profileOf = async ({ visitor }: TestAccount) => (await visitor.call(getOwnProfile, {})).body["profile"];

test("a text to inspect is its writer's alone, until somebody approves it; a refused one stays so, with the reason", async () => {
  const anna = await anAccount({ about: "I walk" });
  const olga = { id: crypto.randomUUID(), name: "Olga" };
  const held = async () => {
    await delivered(anna);
    return (await claimedTextOf(actors, anna.id, olga))?.ref;
  };
  const decide = (text_id: string | undefined, more: object = {}) =>
    actors.member(anna.id).receive({ id: crypto.randomUUID(), kind: "text_decided", payload: { text_id, ...more } });
  expect(await held()).toBeUndefined();
  await change(anna, { about: "Call 06 12 34 56 78" });
  const first = await held();
  await change(anna, { about: "Mail anna@example.org" });
  await change(anna, { tattoos: "one" });
  const second = await held();
  await decide(first);
  expect(await profileOf(anna), "a text that was changed is not decided about").toMatchObject({
    about: "I walk",
    about_held: "Mail anna@example.org",
  });
  await decide(second, { refusal: "contact_details" });
  expect(await profileOf(anna)).toMatchObject({ about: "I walk", about_refusal: "contact_details" });
  await change(anna, { about: "My dog is called www.example.org" });
  await decide(await held());
  const own = await profileOf(anna);
  expect(own).toMatchObject({ about: "My dog is called www.example.org", about_held: null, about_refusal: null });
  await change(anna, { about: "Mail anna@example.org" });
  await change(anna, { about: null });
  expect(await held()).toBeUndefined();
  expect(await profileOf(anna)).toMatchObject({ about_held: null });
});
