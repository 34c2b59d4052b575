import { expect, test } from "vitest";
import { operatorsBrowser } from "../support/http/operators-browser.ts";
import { getMeasured } from "../support/http/response-size.ts";
import { cookiePair } from "../support/http/site-cookies.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { siteApi } from "../support/site/site-api.ts";

const site = siteUnderTest();

/** Of the first congestion window (measure P3). */
const ROOM = 0.75 * 14_600;

/** Some pages of a book in Markdown, as long as the terms. */
const LONG = Array.from(
  { length: 12 },
  (_, at) => `# Part ${at}\n\n- one\n- two\n\n${"Good company by the sea. ".repeat(8)}`,
);

/** Whoever has chosen a language gets each answer from the edge cache, none that was given ten seconds ago. */
const open = (path: string) => getMeasured(site.origin + path, { Cookie: cookiePair("locale", "en") });

test("a page of operators is kept until it changes, has no script, and fits the first window", async () => {
  const token = `page-${crypto.randomUUID().slice(0, 13)}`;
  const browser = await operatorsBrowser({ origin: site.origin, internal: siteApi(site) });
  const publish = async (markdown: string, seen: string) => {
    const text = { title: "About us", description: "Who we are.", markdown, why: "a test of pages" };
    const form = { ...text, step: "publish", key: crypto.randomUUID(), seen };
    const { status } = await browser.post(`/operator/pages/${token}?language=en`, form);
    expect(status).toBe(303);
  };
  await publish(LONG.join("\n\n"), "0");
  const [first, kept] = [await open(`/${token}`), await open(`/${token}`)];
  expect([first, kept].map(({ headers }) => headers["x-cache"])).toEqual(["miss", "hit"]);
  expect(kept.body).toBe(first.body);
  expect(first.body).not.toContain("<script");
  expect(first.body.match(/<h1/g)).toHaveLength(1);
  expect(first.bytes).toBeLessThan(ROOM);
  expect((await open("/sitemap.xml")).body).toContain(`/${token}</loc>`);
  const tags = (await getMeasured(`${site.origin}/${token}?lang=nl`)).body;
  expect(tags).toContain(`rel="canonical" href="${site.origin}/${token}"`);
  expect([...tags.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual(["x-default", "en"]);
  expect(tags).toContain('property="og:locale" content="en_GB"');
  await publish("Shorter.", "1");
  const changed = await open(`/${token}`);
  expect(changed.headers["x-cache"]).toBe("miss");
  expect(changed.body).toContain("<p>Shorter.</p>");
});

test("addresses that nobody has written fill nothing", async () => {
  const token = `never-${crypto.randomUUID().slice(0, 13)}`;
  for (let time = 0; time < 2; time += 1) {
    const answer = await open(`/${token}`);
    expect([answer.status, answer.headers["x-cache"]]).toEqual([404, undefined]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  }
});
