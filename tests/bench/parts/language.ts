import { RouterContextProvider } from "react-router";
import { createServer } from "vite";
import type { BenchPart } from "../../../scripts/bench/part.ts";
import { median } from "../../../scripts/bench/statistics.ts";
import { ROOT } from "../../../scripts/serve/build.ts";
import { rounds } from "../rounds.ts";

const [REQUESTS, WARM_UP] = [500, 3000];

/** As browsers of different countries say it. */
const HEADERS = ["nl-NL,nl;q=0.9,en-US;q=0.8,en;q=0.7", "de-DE,de;q=0.9,en;q=0.8", "en-GB,en;q=0.9", "fr,nl;q=0.3"];

/** What of `app/request` is called. */
interface Loaded {
  withLocale: (args: object, next: () => Promise<Response>) => Promise<void>;
  platformContext: Parameters<RouterContextProvider["set"]>[0];
}

/** The language's middleware alone, timed in Node, as workerd's clocks stand still within a request. Decision 0158. */
export const part: BenchPart = {
  name: "language",
  title: "the language's middleware, µs a request",
  goal: { atMost: 100 },
  async run() {
    const vite = await createServer({
      root: ROOT,
      configFile: false,
      server: { middlewareMode: true },
      appType: "custom",
    });
    try {
      const load = (file: string) => vite.ssrLoadModule(`/app/request/${file}`);
      const loaded = {
        ...(await load("locale/with-locale.server.ts")),
        ...(await load("platform.server.ts")),
      } as Loaded;
      await requests(loaded, WARM_UP);
      const medians: number[] = [];
      for (let round = 0; round < rounds(11); round += 1) medians.push(median(await requests(loaded, REQUESTS)));
      return { measured: [{ what: `median of ${REQUESTS} requests, in two languages`, rounds: medians }] };
    } finally {
      await vite.close();
    }
  },
};

/** So many requests, each with a context of its own; answers the µs that each took. */
async function requests({ withLocale, platformContext }: Loaded, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const headers = { "Accept-Language": HEADERS[at % HEADERS.length] ?? "" };
    const [request, context] = [new Request("http://site.nl/members", { headers }), new RouterContextProvider()];
    context.set(platformContext, { country: "DE" } as never);
    const began = performance.now();
    await withLocale({ request, context }, async () => new Response());
    times.push((performance.now() - began) * 1000);
  }
  return times;
}
