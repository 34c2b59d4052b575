import { expect, test } from "vitest";
import type { ReadyMemberWishes } from "../../workers/api/seed/seed-member.ts";
import { seedDemoLogins } from "./demo-logins.ts";
import type { InternalApi } from "./internal-api.ts";

test("nobody to sign in as keeps a session of the seeding, and all say one thing of whom they look for", async () => {
  const last = new Map<string, string>();
  const made: ReadyMemberWishes[] = [];
  const api: Partial<InternalApi> = {
    photo: (name) => Promise.resolve({ id: name, status: "active" }),
    readyMember: (wishes) => {
      const { name = "", email = "", password = "" } = wishes;
      made.push(wishes);
      return Promise.resolve({ id: email, name, email, password, cookie: email });
    },
    deliver: () => Promise.resolve({}),
    as: ({ email }, method, path) => Promise.resolve(last.set(email, `${method} ${path}`)),
  };
  const logins = await seedDemoLogins(api as InternalApi, { now: Date.UTC(2026, 10, 1), secret: "secret" });
  expect(logins.map(({ email }) => last.get(email))).toEqual(["GET /api/logout.php", "GET /api/logout.php"]);
  expect(made.length).toBeGreaterThan(4);
  for (const { name, gender, seeking, sexuality } of made)
    expect(sexuality === "hetero", `${name} says whom they look for`).toBe(gender !== seeking);
});
