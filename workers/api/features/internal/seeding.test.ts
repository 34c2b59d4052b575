import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";
import worker from "../../index.ts";
import type { ReadyMember } from "../../seed/seed-member.ts";
import { decodeAnswer } from "../../../../tests/workers/search-answer.ts";

const apiEnv = env as unknown as Env;

async function post<Reply>(path: string, body: unknown, SITE_MODE = "demo"): Promise<Reply> {
  const init = { method: "POST", headers: { Authorization: "Bearer seed" }, body: JSON.stringify(body) };
  const request = new Request(`http://localhost${path}`, init) as Parameters<typeof worker.fetch>[0];
  const response = await worker.fetch(request, { ...apiEnv, SITE_MODE }, createExecutionContext());
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
}

const somebody = (key: string, country: string) => ({
  key,
  name: "Annelies",
  gender: "female",
  seeking: "male",
  date_of_birth: "1958-05-14",
  country,
  region: "Wien",
  city: "Wien",
  language: "de",
  interests: ["chess"],
  images: [],
  fictional: false,
  last_active: 0,
  signup_date: 1_700_000_000_000,
});

const found = async (country: string) =>
  decodeAnswer(
    await actorsOf(apiEnv, "periwinkle")
      .directory(country)
      .search({ gender: "female", exclude: [], page: 1, size: 24 }),
  );

test("on a site that is not a demonstration every seeded member is a fictional profile", async () => {
  const { ids } = await post<{ ids: string[] }>(
    "/internal/seed/members",
    { members: [somebody("live", "AT")] },
    "live",
  );
  const { id } = await post<ReadyMember>("/internal/seed/member", { country: "AT", fictional: false }, "live");
  // Other tests' people live in the same country.
  const people = (await found("AT")).people.filter((person) => [...ids, id].includes(person.id));
  expect(people.map(({ fictional }) => fictional)).toEqual([true, true]);
});

test("the same seeds again are the same members, once", async () => {
  const members = [somebody("twice-1", "CH"), somebody("twice-2", "CH")];
  const first = await post<{ ids: string[] }>("/internal/seed/members", { members });
  expect(await post("/internal/seed/members", { members })).toEqual(first);
  const people = (await found("CH")).people.filter((person) => first.ids.includes(person.id));
  expect(people).toHaveLength(2);
});

test("a member that a test asks for is signed in and as wished", async () => {
  const made = await post<ReadyMember>("/internal/seed/member", { name: "Bea", credits: 7, paid_user: true });
  const token = /^session=[^.]+\.([^;]+)/.exec(made.cookie)?.[1] ?? "";
  const user = await actorsOf(apiEnv, "periwinkle").member(made.id).account.user(token);
  expect(user).toMatchObject({
    ok: true,
    value: { credits: 7, paid_user: true, status: "confirmed", email: made.email },
  });
});
