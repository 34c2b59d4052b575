import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import { aPlatform } from "../../../tests/support/doubles/platform.ts";
import type { Settings } from "../../contract/site.ts";
import { apiContext, type Context, sessionContext, visitorCookieContext } from "../../request/context.server.ts";
import { platformContext } from "../../request/platform.server.ts";
import type { Session } from "../../request/session/session.server.ts";
import type { VisitorCookie } from "../../request/visitor/visitor-cookie.server.ts";
import { settingsContext } from "../../request/site/settings-context.server.ts";
import { apiWith } from "../../request/with-api.server.ts";

/** The bar, the guard and the queues: all of `/operator`. */
const routes = import.meta.glob<{ loader(args: { context: Context }): unknown }>(
  ["./layout.tsx", "./console.tsx", "./queue/queues.tsx"],
  { eager: true },
);
const money = { sells: true, days_that_differ: [], open_disputes: 0, transfers: 0 };
const overview = { operator: { id: "1", name: "Olga" }, queues: [], ...money };

/** The contexts of a page of the staff, and the paths that it asks the API for. */
async function aStaffPage() {
  const asked: string[] = [];
  const context = await contextIn("en");
  context.set(
    platformContext,
    aPlatform({
      deadline: Infinity,
      async transport(request) {
        asked.push(new URL(request.url).pathname);
        return Response.json(overview);
      },
    }),
  );
  const session = { signedIn: true, jar: {}, renew: () => undefined } as unknown as Session;
  const url = new URL("http://site.nl/operator");
  context.set(sessionContext, session);
  context.set(settingsContext, { ok: true, value: { name: "Periwinkle" } as Settings });
  context.set(visitorCookieContext, { takeFlash: () => undefined } as unknown as VisitorCookie);
  context.set(apiContext, apiWith(session, { request: new Request(url), url, context }));
  return { asked, context };
}

test("the parts of a staff's page ask once who is signed in and what waits", async () => {
  const { asked, context } = await aStaffPage();
  const loaded = await Promise.all(Object.values(routes).map(({ loader }) => loader({ context })));
  expect(loaded).toHaveLength(3);
  expect(loaded).toContainEqual(expect.objectContaining({ overview }));
  expect(asked).toEqual(["/api/operator.php"]);
});
