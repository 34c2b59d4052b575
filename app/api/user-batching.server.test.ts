import { expect, test } from "vitest";
import { aTimer } from "../../tests/support/doubles/timer.ts";
import { searchMembers } from "../contract/people/discovery.ts";
import { currentUser } from "../contract/account/session.ts";
import { createApi } from "./client.server.ts";
import { systemClock } from "./clock.ts";

const user = { credits: 3, paid_user: false, profile: {} };
const found = { results: [], pageNumber: 1, numResults: 0 };

/** An API that answers each path as told; `asked` are the paths with their queries. */
function anApi(answers: Record<string, () => Response>, unbatched = new Set<string>()) {
  const asked: string[] = [];
  const open = () =>
    createApi({
      clock: { ...systemClock, sleep: async () => undefined, timer: () => aTimer("never") },
      deadline: Infinity,
      log: () => undefined,
      headers: () => ({}),
      thrown: (problem) => problem,
      unbatched,
      async transport({ url }) {
        const { pathname, search } = new URL(url);
        asked.push(pathname + search);
        return answers[pathname]?.() ?? new Response("", { status: 500 });
      },
    });
  return { asked, open, api: open() };
}

const own = () => Response.json({ user });
const userOnly = "/api/user.php";
const withUser = "/api/members.php?page=1&with=user";

test("a page that asks who is signed in beside its search asks once", async () => {
  const { api, asked } = anApi({ "/api/members.php": () => Response.json({ ...found, user }) });
  // As the two loaders of a page do: the second begins a few steps later.
  const member = api.call(currentUser);
  for (let step = 0; step < 4; step += 1) await undefined;
  const [who, people] = await Promise.all([member, api.call(searchMembers, { page: 1 })]);
  expect(asked).toEqual([withUser]);
  expect(who).toMatchObject({ ok: true, value: { user: { credits: 3 } } });
  expect(people).toMatchObject({ ok: true, value: { numResults: 0 } });
  await api.call(currentUser);
  expect(asked).toHaveLength(1);
});

test("without a second call each is asked by itself", async () => {
  const { api, open, asked } = anApi({ "/api/user.php": own, "/api/members.php": () => Response.json(found) });
  await api.call(currentUser);
  await api.call(searchMembers, { page: 1 });
  await open().call(searchMembers, { page: 2 });
  expect(asked).toEqual([userOnly, "/api/members.php?page=1", "/api/members.php?page=2"]);
});

test("an API that leaves the user out is asked for both, and from then on at the same time", async () => {
  const { open, asked } = anApi({ "/api/user.php": own, "/api/members.php": () => Response.json(found) });
  for (const page of [1, 2]) {
    const api = open();
    const [who] = await Promise.all([api.call(currentUser), api.call(searchMembers, { page })]);
    expect(who).toMatchObject({ ok: true, value: { user: { credits: 3 } } });
  }
  expect(asked).toEqual([withUser, userOnly, "/api/members.php?page=2", userOnly]);
});

test("an ended session and a failing API are reported to both callers", async () => {
  const ended = () => Response.json({ error: "authentication_required" }, { status: 403 });
  for (const [answer, error] of [
    [ended, "authentication_required"],
    [() => Response.json({ ...found, user: { credits: "many" } }), "api_malformed"],
  ] as const) {
    const { api, asked } = anApi({ "/api/members.php": answer });
    const both = await Promise.all([api.call(currentUser), api.call(searchMembers, { page: 1 })]);
    expect(both).toMatchObject([{ problem: { error } }, { problem: { error } }]);
    expect(new Set(asked)).toEqual(new Set([withUser]));
  }
});

test("a visitor may search, and is told that nobody is signed in", async () => {
  const { api, asked } = anApi({ "/api/members.php": () => Response.json({ ...found, user: null }) });
  const both = await Promise.all([api.call(currentUser), api.call(searchMembers, { page: 1 })]);
  expect(both).toMatchObject([{ problem: { error: "authentication_required" } }, { ok: true }]);
  expect(asked).toEqual([withUser]);
});

test("a rate-limited search does not sign the member out", async () => {
  const limited = () => Response.json({ error: "rate_limited", seconds: 60 }, { status: 429 });
  const { api, asked } = anApi({ "/api/user.php": own, "/api/members.php": limited });
  const both = await Promise.all([api.call(currentUser), api.call(searchMembers, { page: 1 })]);
  expect(both).toMatchObject([{ ok: true }, { problem: { error: "rate_limited" } }]);
  expect(asked).toEqual([withUser, userOnly]);
});
