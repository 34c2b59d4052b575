import { afterAll, expect, test } from "vitest";
import { installedChromium } from "../../scripts/installed-chromium.ts";
import { startInspector } from "../../scripts/lighthouse/inspector.ts";
import { landers } from "../support/landers.ts";
import { siteUnderTest } from "../support/site/environment.ts";

const site = siteUnderTest();
const inspector = await startInspector(installedChromium());
afterAll(() => inspector.close());

for (const path of ["/?lang=en", "/?lang=nl", ...landers]) {
  test(`Lighthouse finds nothing to mend on ${path}`, async () => {
    const { points, missed } = await inspector.inspect(site.origin + path);
    expect(points, missed.join(", ")).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
  });
}
