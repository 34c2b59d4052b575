import { renderToReadableStream, renderToString } from "react-dom/server";
import fc from "fast-check";
import { createRequestHandler, type EntryContext, Scripts, type ServerBuild, ServerRouter } from "react-router";
import { expect, test } from "vitest";
import { hydrationScript, readHydrationData, scriptText } from "./hydration-data.server.ts";

const ours = { nonce: "n1", installed: "/a.js" };

test("any text arrives in the browser as it was, and cannot end its script", () => {
  const pieces = fc.constantFrom("</script>", "<!--", "'", '"', "\\", "\n", "\r", "\u2028", "${x}", "&lt;", "é", "😀");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => all.join("")),
      ),
      (text) => {
        const written = scriptText(text);
        // oxlint-disable-next-line no-new-func -- the browser evaluates it too
        expect(new Function(`return ${written}`)()).toBe(text);
        expect(written).not.toMatch(/[<>\n\r\u2028\u2029]/);
      },
    ),
  );
});

test("the hand-over is one chunk and its end, in a script with the page's nonce", () => {
  expect(hydrationScript("[1]", ours)).toMatch(
    /^<script nonce="n1">.*enqueue\('\[1\]'\);.*close\(\);matchMedia\("\(display-mode:standalone\)"\)\.matches&&import\("\/a\.js"\)<\/script>$/,
  );
});

test("what the browser is handed is what React Router's own streaming renderer hands it", async () => {
  const data = { words: "</script> ’t Hart \u2028 'a' \"b\"", list: [1, null, true], nested: { day: new Date(0) } };
  const [ours, stock] = await Promise.all([renderedBy(asString, data), renderedBy(asStream, data)]);
  expect(handedOver(ours)).toEqual(handedOver(stock));
  expect(handedOver(ours)).toMatchObject({ closed: true, pieces: expect.stringContaining("’t Hart") });
});

/** A page with this data for the browser, as `render` makes it. */
async function renderedBy(
  render: (page: EntryContext, url: string) => Promise<string>,
  data: unknown,
): Promise<string> {
  const module = { default: Scripts, loader: () => data };
  const files = { module: "/root.js", hasLoader: true, hasAction: false, hasErrorBoundary: false };
  const browser = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
  const noModules = {
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const root = { id: "root", path: "", ...files, ...browser, ...noModules };
  const build: ServerBuild = {
    entry: {
      module: {
        default: async (request, _status, _headers, page) => new Response(await render(page, request.url)),
        handleError: undefined,
      },
    },
    routes: { root: { id: "root", path: "", module } },
    assets: { entry: { imports: [], module: "/entry.js" }, routes: { root }, url: "/manifest.js", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {} as ServerBuild["future"],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
  return (await createRequestHandler(build, "production")(new Request("https://site.example/"))).text();
}

/** As entry.server.tsx does. */
async function asString(page: EntryContext, url: string): Promise<string> {
  const html = renderToString(<ServerRouter context={{ ...page, serverHandoffStream: undefined }} url={url} />);
  return html + hydrationScript(await readHydrationData(page), ours);
}

async function asStream(page: EntryContext, url: string): Promise<string> {
  const stream = await renderToReadableStream(<ServerRouter context={page} url={url} nonce="n1" />);
  await stream.allReady;
  return new Response(stream).text();
}

/** What a page's plain scripts do in a browser: the context they make, and what they put into its stream. */
function handedOver(html: string) {
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, attributes = "", text = ""]) => !attributes.includes("module") && text.includes("reactRouterContext"),
  );
  const pieces: string[] = [];
  let closed = false;
  class ReadableStream {
    constructor({ start }: { start: (controller: unknown) => void }) {
      start({ enqueue: (text: string) => pieces.push(text), close: () => (closed = true) });
    }
    pipeThrough() {
      return "stream";
    }
  }
  const window: Record<string, unknown> = {};
  const run = scripts.map(([, , text]) => text).join(";");
  // oxlint-disable-next-line no-new-func -- the browser evaluates it too
  new Function("window", "ReadableStream", "TextEncoderStream", "matchMedia", run)(
    window,
    ReadableStream,
    class {},
    () => ({ matches: false }),
  );
  return { window: JSON.parse(JSON.stringify(window)), pieces: pieces.join(""), closed };
}
