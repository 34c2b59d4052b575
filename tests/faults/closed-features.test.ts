import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestSite } from "../../scripts/serve/test-site.ts";
import { signUpSteps } from "../support/sign-up.ts";
import { type ExternalApi, startPhpApi } from "../support/doubles/php-api.ts";
import { noScriptBrowser, type NoScriptBrowser } from "../support/http/no-script-browser.ts";

/** An API with this setting that takes no sign-up, whatever its settings say. */
async function startApiWith(signups: string): Promise<ExternalApi> {
  const good = await startPhpApi();
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? "/", "http://api");
      response.setHeader("Content-Type", "application/json");
      if (pathname === "/api/signup.php") return response.writeHead(403).end(`{"error":"signups_closed"}`);
      const body = await (await fetch(good.origin + (request.url ?? ""))).text();
      return response.end(
        pathname === "/api/settings.php" ? body.replace(/"signups": ?"all"/, `"signups":"${signups}"`) : body,
      );
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await good.stop();
    },
  };
}

async function withSignups(signups: string, act: (visitor: () => NoScriptBrowser) => Promise<void>): Promise<void> {
  const api = await startApiWith(signups);
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-closed-"));
  const site = await startTestSite({ dataDir, apiOrigin: api.origin });
  try {
    await act(() => noScriptBrowser(site.origin));
  } finally {
    await site.stop();
    await api.stop();
  }
}

const entries = [
  "/signup",
  "/signup?step=3",
  "/complete-signup?gender=female",
  "/members/17/signup",
  "/members/17/landing",
  "/members/17/landing2/love",
  "/members/17/landing3",
];

// The site of that API is Dutch.
const CLOSED = "Aanmelden kan nu even niet";

async function expectClosed(visitor: NoScriptBrowser): Promise<void> {
  for (const path of entries) {
    const { html } = await visitor.get(path);
    expect(html, path).toContain(CLOSED);
    expect(html, path).toContain('href="/login"');
  }
  const sent = await visitor.post("/signup?step=0", { gender: "female", seeking: "male" });
  expect(sent.location).toBe("/signup?step=0");
  expect((await visitor.post("/complete-signup", { name: "Anna" })).location).toBe("/complete-signup");
}

test("a site without sign-ups shows on every entry that it is closed", () =>
  withSignups("nobody", async (visitor) => {
    await expectClosed(visitor());
    const sent = visitor();
    await sent.get("/landers/gallery?network=friends");
    await expectClosed(sent);
  }));

test("a site for referred visitors is open to them only; when the API refuses, it is the same page", () =>
  withSignups("with_trafficsource", async (visitor) => {
    await expectClosed(visitor());
    const sent = visitor();
    await sent.get("/landers/gallery");
    await sent.get("/landers/gallery?network=friends");
    expect((await sent.get("/signup")).html).toContain("Stap 1 van 5");
    const steps = signUpSteps({ email: "anna@example.org" });
    // The town was asked about before: this API knows no such one.
    const refused = await sent.post("/complete-signup", Object.assign({ known: "Utrecht/Zeist" }, ...steps));
    expect(refused.status).toBe(403);
    expect(refused.html).toContain(CLOSED);
    const again = await sent.post("/signup?step=4", steps[4] ?? {});
    expect(again.status).toBe(403);
    expect(again.html).toContain(CLOSED);
    // Nothing typed is lost, should sign-ups open again.
    expect((await sent.get("/signup?step=3")).html).toContain('value="anna@example.org"');
  }));

test("pages of a demonstration are not there on any other site", () =>
  withSignups("all", async (visitor) => {
    for (const path of ["/dev/ui", "/dev/mailbox", "/dev/mailbox.json", "/dev/mails"]) {
      expect((await visitor().get(path)).status, path).toBe(404);
    }
  }));
