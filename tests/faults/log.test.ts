import { expect, test } from "vitest";
import { rawRequest } from "../support/http/raw-request.ts";
import { ownSite } from "../support/site/own-site.ts";

test("nothing of a request that workerd cannot read is logged: no password, no sign that a terminal obeys", async () => {
  const site = await ownSite("log");
  const { host } = new URL(site.origin());
  const send = (lines: string[], body = "") => rawRequest(site.origin(), [...lines, "", body].join("\r\n"));
  const form = ["POST /login HTTP/1.1", `Host: ${host}`, "Content-Type: application/x-www-form-urlencoded"];
  const secret = "email=anna@example.org&password=very-secret";
  await send([...form, "Transfer-Encoding: chunked"], `${secret}\r\nabc\r\n0\r\n\r\n`);
  await send([...form, "Connection: close", `Content-Length: ${secret}`]);
  await send(["GET / HTTP/1.1", "Host: \u001b[31mvery-secret\u001b]0;title\u0007"]);
  await send(["GET http://\u001b[31mvery-secret/ HTTP/1.1", `Host: ${host}`]);
  const log = await site.close();
  expect(log).toContain("failed: invalid HTTP chunk size\n");
  expect(log).toContain("failed: invalid hostname");
  expect(log).not.toMatch(/very-secret|anna@|, 97, |^stack:/m);
  expect(log).not.toMatch(/(?![\n\t])\p{Cc}/u);
});
