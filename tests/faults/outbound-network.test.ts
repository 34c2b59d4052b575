import { once } from "node:events";
import { createServer } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { internet, ownNetwork } from "../../scripts/serve/processes/workerd-config.ts";
import { runWorkerd } from "../../scripts/serve/processes/workerd.ts";

/** Calls the address in its query, by itself or over the network for named servers, and says what came of it. */
const probe = `export default {
  async fetch(request, env) {
    const { searchParams } = new URL(request.url);
    const network = searchParams.get("over") === "own" ? env.OWN : globalThis;
    try {
      return new Response(String((await network.fetch(searchParams.get("address"))).status));
    } catch (failure) {
      return new Response("refused");
    }
  },
};`;

const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${internet()}, ${ownNetwork()}, (name = "probe", worker = .probe)],
  sockets = [(name = "probe", address = "127.0.0.1:0", http = (), service = "probe")]
);
const probe :Workerd.Worker = (
  compatibilityDate = "2026-10-01",
  modules = [(name = "probe.js", esModule = ${JSON.stringify(probe)})],
  globalOutbound = "internet",
  bindings = [(name = "OWN", service = "own-network")]
);`;

async function aProbe(): Promise<(over: "internet" | "own", address: string) => Promise<string>> {
  const folder = mkdtempSync(join(tmpdir(), "outbound-network-"));
  const file = join(folder, "workerd.capnp");
  writeFileSync(file, config);
  const workerd = await runWorkerd({ config: file, sockets: ["probe"], logs: "ignore" });
  onTestFinished(async () => {
    await workerd.kill();
    rmSync(folder, { recursive: true });
  });
  return async (over, address) =>
    (
      await fetch(`http://127.0.0.1:${workerd.ports["probe"]}/?over=${over}&address=${encodeURIComponent(address)}`)
    ).text();
}

/** A service inside the house, that counts who calls. */
async function aNeighbour() {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, calls: () => calls };
}

test("a Worker reaches no private address by itself, neither by number nor by name", async () => {
  const [call, neighbour] = [await aProbe(), await aNeighbour()];
  for (const host of ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0"]) {
    expect(await call("internet", `http://${host}:${neighbour.port}/`), host).not.toBe("200");
  }
  expect(neighbour.calls()).toBe(0);
  // The same call over the other network arrives: it is the network that refuses, and nothing else.
  for (const host of ["127.0.0.1", "localhost"]) {
    expect(await call("own", `http://${host}:${neighbour.port}/`), host).toBe("200");
  }
  expect(neighbour.calls()).toBe(2);
});
