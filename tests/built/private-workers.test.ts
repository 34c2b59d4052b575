import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What `npm run deploy` hands over to Cloudflare, as the build made it of wrangler.toml. */
interface Deployed {
  name: string;
  workers_dev?: boolean;
  preview_urls?: boolean;
  route?: unknown;
  routes?: unknown[];
}

for (const worker of ["api", "hash"]) {
  test(`the ${worker} Worker is reached by other Workers only: it has no address of its own`, () => {
    const config = new URL(`../../dist/${worker}/wrangler.json`, import.meta.url);
    const {
      name,
      workers_dev,
      preview_urls,
      route,
      routes = [],
    } = JSON.parse(readFileSync(config, "utf8")) as Deployed;
    expect({ name, workers_dev, preview_urls, route, routes }).toEqual({
      name: `periwinkle-${worker}`,
      // Left out, Cloudflare gives it both.
      workers_dev: false,
      preview_urls: false,
      route: undefined,
      routes: [],
    });
  });
}
