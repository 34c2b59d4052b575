import { expect, test } from "vitest";
import { seedDemoLogins } from "./demo-logins.ts";
import type { InternalApi } from "./internal-api.ts";

test("nobody to sign in as keeps a session of the seeding", async () => {
  const last = new Map<string, string>();
  const api: Partial<InternalApi> = {
    photo: (name) => Promise.resolve({ id: name, status: "active" }),
    readyMember: ({ name = "", email = "", password = "" }) =>
      Promise.resolve({ id: email, name, email, password, cookie: email }),
    deliver: () => Promise.resolve({}),
    as: ({ email }, method, path) => Promise.resolve(last.set(email, `${method} ${path}`)),
  };
  const logins = await seedDemoLogins(api as InternalApi, { now: Date.UTC(2026, 10, 1), secret: "secret" });
  expect(logins.map(({ email }) => last.get(email))).toEqual(["GET /api/logout.php", "GET /api/logout.php"]);
});
