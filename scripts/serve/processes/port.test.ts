import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { freePort } from "./port.ts";

test("a free port can be opened, and is none that a connection of this machine could take first", async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
  await once(server, "close");
});
