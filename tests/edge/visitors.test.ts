import { expect, test } from "vitest";
import { edgeSite, ORIGIN } from "./edge-site.ts";

const site = await edgeSite();

/** Above the burst of the limit on password resets (workers/api/features/access/limits.ts). */
const MANY = 31;

test("limits count visitors by the address that Cloudflare says, not by one that they say themselves", async () => {
  const asks = (address: string, forged = "") =>
    site.ask(
      "/reset-password",
      {
        method: "POST",
        headers: { "X-Forwarded-For": forged, "X-Real-IP": forged, Origin: ORIGIN },
        body: new URLSearchParams({ email: "nobody@example.org", intent: "send" }),
      },
      { address },
    );
  const statuses = [];
  for (let time = 0; time < MANY; time += 1) statuses.push((await asks("192.0.2.1", `198.51.100.${time}`)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([303, 429]);
  expect((await asks("192.0.2.2")).status).toBe(303);
});

test("the site is healthy once its API has written something", async () => {
  const { status, html } = await site.browser().get("/healthz");
  expect([status, html]).toEqual([200, "ok\n"]);
});

test("a host that is not the site's is refused", async () => {
  const response = await site.miniflare.dispatchFetch("https://elsewhere.example/", { cf: { country: "NL" } });
  expect(response.status).toBe(421);
});
