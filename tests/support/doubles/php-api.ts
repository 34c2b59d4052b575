import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { endWithParent } from "../../../scripts/serve/processes/end-with-parent.ts";
import { freePort } from "../../../scripts/serve/processes/port.ts";

/** An API that another program serves, and how to end it. */
export interface ExternalApi {
  origin: string;
  stop(): Promise<void>;
}

const FOLDER = join(import.meta.dirname, "php");

/** What the API answers, shared with router.php: only the calls of spec §7, with only the fields the spec names. */
export const phpAnswers = JSON.parse(readFileSync(join(FOLDER, "answers.json"), "utf8"));

/** A PHP API as the spec shows it, in Node: numeric ids, a PHP session, HTML for every other call. */
export async function startPhpApi(): Promise<ExternalApi> {
  const sessions = new Map<string, Record<string, unknown>>();
  const server = createServer((request, response) => void answer({ request, response, sessions }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function hasPhp(): boolean {
  return spawnSync("php", ["-v"]).status === 0;
}

/** The same in real PHP, on PHP's own built-in server. */
export async function startRealPhp(): Promise<ExternalApi> {
  const port = await freePort();
  const child = spawn("php", ["-S", `127.0.0.1:${port}`, join(FOLDER, "router.php")], { stdio: "pipe" });
  endWithParent(child);
  await once(child.stderr, "data"); // "Development Server (…) started"
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  sessions: Map<string, Record<string, unknown>>;
}

interface Reply {
  status?: number;
  body: unknown;
  cookie?: string;
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const url = new URL(request.url ?? "/", "http://php");
  const call = `${request.method} ${url.pathname.replace(/^\/api\/|\.php$/g, "")}`;
  const reply = (await open(call, exchange)) ?? (await forMembers(call, url, exchange));
  if (!reply) {
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<br />\n<b>Warning</b>: include(${call}.inc): Failed to open stream in /var/www/api.php on line 12<br />\n`,
    );
    return;
  }
  if (reply.cookie) response.setHeader("Set-Cookie", reply.cookie);
  response.statusCode = reply.status ?? 200;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(reply.body));
}

/** Calls that need no session. */
async function open(call: string, exchange: Exchange): Promise<Reply | undefined> {
  const name = call.split(" ")[1] ?? "";
  if (["GET settings", "GET companyinfo", "GET interests", "GET regions", "GET geocode"].includes(call))
    return { body: phpAnswers[name] };
  if (call === "POST page-hidden") return { body: [] };
  if (call === "GET discountcode") return { status: 404, body: { error: "not_found" } };
  if (call === "POST user" && !exchange.request.url?.includes("push=1")) return login(exchange);
  if (call === "GET logout") {
    exchange.sessions.delete(sessionId(exchange.request));
    return { body: [], cookie: "PHPSESSID=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; path=/" };
  }
  return undefined;
}

async function login({ request, sessions }: Exchange): Promise<Reply> {
  const { email, password } = await jsonOf(request);
  if (email !== phpAnswers.login.email || password !== phpAnswers.login.password)
    return { status: 401, body: { error: "login_failed" } };
  const id = randomUUID();
  sessions.set(id, { ...phpAnswers.user });
  return { body: { user: phpAnswers.user }, cookie: `PHPSESSID=${id}; path=/` };
}

async function forMembers(call: string, url: URL, { request, sessions }: Exchange): Promise<Reply | undefined> {
  const known = [
    "GET user",
    "PUT user",
    "POST user",
    "GET chats",
    "GET likes",
    "GET auto-like",
    "GET discountcode",
    "DELETE chat",
  ];
  if (!known.includes(call)) return undefined;
  const user = sessions.get(sessionId(request));
  if (!user) return { status: 403, body: { error: "authentication_required" } };
  if (call === "PUT user") user["language"] = (await jsonOf(request))["language"];
  if (call === "GET user") return { body: { user } };
  return { body: url.pathname.endsWith("/user.php") || request.method === "DELETE" ? [] : phpAnswers[call.slice(4)] };
}

function sessionId(request: IncomingMessage): string {
  return /PHPSESSID=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, unknown>;
}
