import { beforeAll, expect, test } from "vitest";
import { PAGE_SIZE } from "../../app/contract/discovery.ts";
import { locales } from "../../app/contract/locales.ts";
import { CROWDED, memberInCrowd } from "../support/crowd.ts";
import { siteUnderTest } from "../support/environment.ts";
import { plainBrowser } from "../support/plain-browser.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { jarOf } from "../support/site-api.ts";
import { onTheWire } from "../support/wire.ts";

/** Measure P3: three quarters of the first congestion window of ten packets. */
const ROOM = 0.75 * 14_600;

const site = siteUnderTest();
const cookies = { member: "", signup: "" };

beforeAll(async () => {
  const { cookie } = await memberInCrowd(site);
  const session = await sessionCookie({ origin: site.origin, secret: site.sessionSecret, jar: jarOf(cookie) });
  cookies.member = `session=${session.value}`;
  cookies.signup = await nearlySignedUp();
});

/** The draft of somebody who has come to the last step, from the country with the most regions. */
async function nearlySignedUp(): Promise<string> {
  const visitor = plainBrowser(site.origin);
  const steps: Record<string, string>[] = [
    { gender: "female", seeking: "male" },
    { date_of_birth: "1958-05-14", country: "US" },
    { region: "North Carolina", city: "Charlotte" },
    { name: "Margaret Rosemary 1958", email: "margaret.rosemary.1958@example.org" },
  ];
  for (const [step, fields] of steps.entries()) {
    const { location } = await visitor.post(`/signup?step=${step}`, fields);
    expect(location).toBe(`/signup?step=${step + 1}`);
  }
  return `visitor=${visitor.cookies["visitor"]}`;
}

const pages = [
  { path: "/" },
  { path: "/landers/gallery" },
  { path: "/login" },
  { path: "/login?redirect=%2Fmembers" },
  ...[0, 1, 2, 3, 4].map((step) => ({ path: `/signup?step=${step}`, who: "signup" as const })),
  { path: "/members", who: "member" as const },
];

for (const { path, who } of pages) {
  test(`${path} fits the first congestion window in every language, with its styles`, async () => {
    const answers = await Promise.all(
      locales.map(async (locale) => {
        const cookie = [`locale=${locale}`, who && cookies[who]].filter(Boolean).join("; ");
        // At home, so that the members page also has the regions of their country.
        const headers = { Cookie: cookie, "X-Test-Country": CROWDED };
        return { locale, answer: await onTheWire(site.origin + path, headers) };
      }),
    );
    for (const { locale, answer } of answers) {
      expect(answer.status, locale).toBe(200);
      expect(answer.headers["content-encoding"], locale).toBe("br");
      expect(answer.bytes, locale).toBeLessThanOrEqual(ROOM);
      // The styles are inside: nothing else is needed to paint it.
      expect(answer.body.includes("<style>"), locale).toBe(true);
      expect(answer.body.match(/<link[^>]+stylesheet/g), locale).toBeNull();
    }
  });
}

test("the members page that was weighed is a full one", async () => {
  const { body } = await onTheWire(`${site.origin}/members`, { Cookie: cookies.member });
  expect(body.match(/<img [^>]+>/g)).toHaveLength(PAGE_SIZE);
  expect(body.includes("<script")).toBe(true);
});

const scriptless = [
  "/",
  "/landers/gallery",
  "/landers/gallery/friendship",
  ...["terms", "privacy", "cookies", "ban", "faq", "service", "return-policy"].map((token) => `/pages/${token}`),
  "/pricing",
  "/login",
  ...[0, 1, 2, 3, 4].map((step) => `/signup?step=${step}`),
  "/activate/done",
  "/activate/error",
  "/nothing-here",
  "/dev/mailbox",
];

test("public pages have no script at all, neither asked for nor inside", async () => {
  for (const path of scriptless) {
    const { body, status } = await onTheWire(site.origin + path, { Cookie: cookies.signup });
    expect(status, path).toBeLessThan(500);
    expect(body.endsWith("</html>"), path).toBe(true);
    expect(body.match(/<script|modulepreload|as="script"|\son[a-z]+="/gi), path).toBeNull();
  }
});
