import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMPATIBILITY_DATE, modulesOf } from "../../scripts/serve/processes/workerd-config.ts";
import { runQuietly } from "../../scripts/serve/build.ts";
import { seedOnce, type DemoLogin } from "../../scripts/serve/seeding/seeding.ts";
import { startSite } from "../../scripts/serve/site.ts";
import { runWorkerd } from "../../scripts/serve/processes/workerd.ts";
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { pinServer } from "./cores.ts";
import type { Asked } from "./load.ts";

/** A server on bare workerd, on the servers' core. */
export interface Contestant {
  origin: string;
  stop(): Promise<void>;
}

export interface BenchSite extends Contestant {
  /** A member who can sign in. */
  login: DemoLogin;
}

/** The site as `npm start` runs it, with its demo people; what it logs goes to a file, as an operator's would. */
export async function benchSite(): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-bench-"));
  const settings = { dataDir, host: "127.0.0.1", port: 0, variables: { SITE_MODE: "demo" } };
  const [login] = await seedOnce(settings);
  if (!login) throw new Error("Nobody can sign in: the seed made no log-in.");
  const site = await startSite(settings, openSync(join(dataDir, "log.jsonl"), "a"));
  pinServer(site.pid);
  return { origin: site.origin, login, stop: () => site.stop().then(() => forget(dataDir)) };
}

/** What to ask for to get a page as this person: the address with the cookies of a real sign-in. */
export async function askAs({ email, password }: DemoLogin, origin: string, path: string): Promise<Asked> {
  const browser = noScriptBrowser(origin);
  await browser.get("/login");
  await browser.post("/login", { email, password });
  const { status, html } = await browser.get(path);
  if (status !== 200 || !html.includes("/logout")) throw new Error(`${path} answered ${status}, not signed in.`);
  const cookies = Object.entries(browser.cookies).map(([name, value]) => `${name}=${value}`);
  return { url: origin + path, headers: { "Accept-Language": "en", Cookie: cookies.join("; ") } };
}

/** A stock React Router page (`hello/`), built as its own project. */
export async function stockHello(): Promise<Contestant> {
  await runQuietly("react-router", ["build", join(import.meta.dirname, "hello")]);
  return bareWorker({ modules: modulesOf("build/bench-hello/server") });
}

/** A Worker that answers everything with these bytes, which are brotli already. */
export function constantWorker(body: Uint8Array): Promise<Contestant> {
  return bareWorker({ modules: [benchModule("constant-worker.js")], body });
}

/** A file of this folder that needs no build. */
export function benchModule(file: string): string {
  return `(name = "worker.js", esModule = embed "/tests/bench/${file}")`;
}

interface Bare {
  /** Cap'n Proto, the entry first. */
  modules: readonly string[];
  /** Its binding BODY. */
  body?: Uint8Array;
  /** A class of Durable Objects with SQLite on disk, as its binding ACTOR. */
  actor?: string;
}

/** One Worker alone on workerd, for as long as it is not stopped; what its objects store goes with it. */
export async function bareWorker({ modules, body = new Uint8Array(), actor }: Bare): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), "periwinkle-bench-"));
  const config = join(folder, "workerd.capnp");
  writeFileSync(join(folder, "body"), body);
  mkdirSync(join(folder, "actors"));
  const binding = actor ? [`(name = "ACTOR", durableObjectNamespace = "${actor}")`] : [];
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "web", worker = .web),
    (name = "actors", disk = (path = "${join(folder, "actors")}", writable = true))
  ],
  sockets = [(name = "web", address = "127.0.0.1:0", http = (), service = "web")]
);
const web :Workerd.Worker = (
  compatibilityDate = "${COMPATIBILITY_DATE}",
  modules = [${modules.join(", ")}],
  bindings = [${[`(name = "BODY", data = embed "body")`, ...binding].join(", ")}],
  ${actor ? `durableObjectNamespaces = [(className = "${actor}", uniqueKey = "bench", enableSql = true)],` : ""}
  durableObjectStorage = (localDisk = "actors")
);
`,
  );
  const running = await runWorkerd({ config, sockets: ["web"] });
  pinServer(running.pid);
  return {
    origin: `http://localhost:${running.ports["web"]}`,
    stop: () => running.stop().then(() => forget(folder)),
  };
}

function forget(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
