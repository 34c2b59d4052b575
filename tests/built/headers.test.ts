import { request } from "node:http";
import { expect, test } from "vitest";
import { siteUnderTest } from "../support/site/environment.ts";
import { memberPair } from "../support/http/site-cookies.ts";
import { siteApi } from "../support/site/site-api.ts";

const site = siteUnderTest();

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

/** Plain Node: `fetch` keeps `Origin` and `Sec-Fetch-Site` to itself. */
function ask(path: string, { method = "GET", headers = {}, body }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const form = body === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded" };
    const asked = request(site.origin + path, { method, agent: false, headers: { ...form, ...headers } });
    asked.on("error", reject);
    asked.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    asked.end(body);
  });
}

const own = { Origin: site.origin };

const answers: [status: number, path: string, asked?: Asked][] = [
  [200, "/"],
  [200, "/landers/gallery"],
  [200, "/login"],
  [200, "/favicon.svg"],
  [200, "/healthz"],
  [200, "/dev/mailbox.json"],
  [302, "/members"],
  [303, "/logout", { method: "POST", headers: own, body: "" }],
  [403, "/login", { method: "POST", headers: { Origin: "https://elsewhere.example" }, body: "email=a&password=b" }],
  [403, "/api/message.php", { method: "POST", headers: own, body: "{}" }],
  [404, "/nothing-here"],
  [404, "/nothing-here", { method: "POST", headers: own, body: "" }],
  [404, "/api/no-such-call.php"],
  [404, "/photos/aaaaaaaaaaaaaaaaaaaa/thumb.webp?s=1.forged"],
  [422, "/login", { method: "POST", headers: own, body: "email=&password=" }],
];

test("signing out makes the browser forget what it stored, also without scripts", async () => {
  const { headers } = await ask("/logout", { method: "POST", headers: own, body: "" });
  expect(headers["clear-site-data"]).toBe('"storage"');
  expect((await ask("/")).headers["clear-site-data"]).toBeUndefined();
});

for (const [status, path, asked] of answers) {
  test(`${asked?.method ?? "GET"} ${path} is a ${status} with every security header`, async () => {
    const { headers, ...answer } = await ask(path, asked);
    expect(answer.status).toBe(status);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self'( 'nonce-[^']+')?;/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });
}

test("only a page with a client script lets it add styles, by a nonce of its own", async () => {
  const policyOf = async (path: string) => {
    const { headers } = await ask(path, { headers: { Cookie: await memberPair(site) } });
    return String(headers["content-security-policy"]);
  };
  const [page, another] = [await policyOf("/members"), await policyOf("/members")];
  const [, nonce] = /script-src 'self' '(nonce-[^']+)';/.exec(page) ?? [];
  // Base64 may hold a plus sign.
  expect(page).toMatch(new RegExp(`style-src 'self' 'sha256-[^']+' '${nonce?.replaceAll("+", String.raw`\+`)}';`));
  expect(another).not.toContain(nonce);
  for (const quiet of [await policyOf("/profile/passkeys"), await policyOf("/pricing")])
    expect(quiet).toMatch(/style-src 'self' 'sha256-[^']+';/);
});

const forms = [
  "/login",
  "/logout",
  "/signup",
  "/signup?step=4",
  "/activate",
  "/language",
  "/lang-config",
  "/alerts",
  "/notifications",
  "/profile/display",
  "/unsubscribe?id=somebody&token=none",
  "/likes",
  "/members/somebody00000",
  "/members/somebody00000/chat",
  "/chats",
  "/chats/somebody00000",
  "/credits/somebody",
  "/dev/payments/somebody",
  "/api/message.php",
  "/api/typing.php",
  "/api/page-hidden.php",
  "/nothing-here",
];

test("a form that another site sends in a member's name is refused, wherever it goes", async () => {
  const cookie = await memberPair(site);
  const crossSite: Record<string, string>[] = [
    { Origin: "https://elsewhere.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: site.origin.replace("localhost", "localhost.elsewhere.example") },
  ];
  for (const path of forms) {
    for (const from of crossSite) {
      const asked = { method: "POST", headers: { Cookie: cookie, ...from }, body: "a=b" };
      const { status, headers } = await ask(path, asked);
      expect(status, `${path} from ${JSON.stringify(from)}`).toBe(403);
      expect(headers["set-cookie"], path).toBeUndefined();
    }
  }
  expect((await ask("/members", { headers: { Cookie: cookie } })).status).toBe(200);
});

test("the cookies of a sign-in are for this site's pages only, and last as long as they say", async () => {
  const { email, password } = await siteApi(site).makeMember();
  const body = new URLSearchParams({ email, password }).toString();
  const { status, headers } = await ask("/login", { method: "POST", headers: own, body });
  expect([status, headers["location"]]).toEqual([303, "/members"]);
  const cookies = [headers["set-cookie"] ?? []].flat();
  const days = (count: number) => `Max-Age=${count * 24 * 60 * 60}`;
  for (const [name, age] of [
    ["session", days(30)],
    ["device", days(365)],
    ["locale", days(365)],
  ] as const) {
    const [, ...attributes] = cookies.find((line) => line.startsWith(`__Host-${name}=`))?.split("; ") ?? [];
    expect(attributes.toSorted()).toEqual([age, "HttpOnly", "Path=/", "SameSite=Lax", "Secure"].toSorted());
  }
});

test("a page of the members' area may not be cached", async () => {
  const { headers } = await ask("/members", { headers: { Cookie: await memberPair(site) } });
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["x-cache"]).toBeUndefined();
});
