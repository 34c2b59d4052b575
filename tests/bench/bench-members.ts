import { randomUUID } from "node:crypto";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestSite, type TestSite } from "../../scripts/serve/test-site.ts";
import { sessionPair } from "../support/http/site-cookies.ts";
import { jarOf, siteApi } from "../support/site/site-api.ts";
import type { Contestant } from "./contestants.ts";
import { pinServer } from "./cores.ts";

/** A member who is signed in. */
export interface BenchMember {
  id: string;
  /** As a browser sends it. */
  cookie: string;
}

export interface MembersSite extends Contestant {
  /** Members 0 and 1, 2 and 3 and so on have written to each other already. */
  members: BenchMember[];
  /** Posts one message; the status of the answer, after which it is durable. */
  send(from: BenchMember, to: BenchMember, text: string): Promise<number>;
  /** The status of a page for somebody. */
  page(path: string, who: BenchMember): Promise<number>;
}

/** Below the number of requests that the site accepts at the same time. */
const AT_ONCE = 8;

/** The site with so many members who can pay for what they write. `clock: false`: passwords cost their full price. */
export async function membersSite(count: number, { clock }: { clock: boolean }): Promise<MembersSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-bench-"));
  const site = await startTestSite({ dataDir, clock, logs: openSync(join(dataDir, "log.jsonl"), "a") });
  pinServer(site.pid);
  const calls = callsTo(site.origin);
  const members = await inBatches(count, (index) => signedIn(site, index));
  await inBatches(count, async (index) => {
    const status = await calls.send(memberAt(members, index), memberAt(members, index ^ 1), "Hello");
    if (status !== 200) throw new Error(`A first message was answered with ${status}.`);
  });
  return {
    ...calls,
    origin: site.origin,
    members,
    async stop() {
      calls.close();
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export function memberAt(members: readonly BenchMember[], index: number): BenchMember {
  const hand = members[index % members.length];
  if (!hand) throw new Error("There is nobody.");
  return hand;
}

async function signedIn(site: TestSite, index: number): Promise<BenchMember> {
  const gender = index % 2 === 0 ? "female" : "male";
  const seeking = gender === "female" ? "male" : "female";
  const under = { apiOrigin: site.apiOrigin ?? "", seedToken: site.seedToken };
  const { id, cookie } = await siteApi(under).makeMember({ gender, seeking, credits: 100_000 });
  const sessionSecret = site.environment["SITE_SESSION_SECRET"] ?? "";
  return { id, cookie: await sessionPair({ sessionSecret }, jarOf(cookie)) };
}

/** Makes so many, a few at once. */
export async function inBatches<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  while (made.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, (_, index) => made.length + index);
    made.push(...(await Promise.all(batch.map(make))));
  }
  return made;
}

function callsTo(origin: string) {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (from: BenchMember, to: BenchMember, text: string) =>
      statusOf(agent, `${origin}/api/message.php`, from, JSON.stringify({ client_id: randomUUID(), to: to.id, text })),
    page: (path: string, who: BenchMember) => statusOf(agent, origin + path, who),
    close: () => agent.destroy(),
  };
}

/** Of a GET, or with a body of a POST of JSON. 0: the connection broke. */
function statusOf(agent: Agent, url: string, { cookie }: Pick<BenchMember, "cookie">, body?: string): Promise<number> {
  const post = { "Content-Type": "application/json", Origin: new URL(url).origin };
  const headers = { Cookie: cookie, "Accept-Language": "en", ...(body !== undefined && post) };
  return new Promise((resolve) => {
    const asked = request(url, { method: body === undefined ? "GET" : "POST", agent, headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    asked.on("error", () => {
      // workerd closes connections that are idle for five seconds. Asking twice is safe: a message has its key.
      if (asked.reusedSocket) statusOf(agent, url, { cookie }, body).then(resolve, () => resolve(0));
      else resolve(0);
    });
    asked.end(body);
  });
}
