import type { BenchPart } from "../../../scripts/bench/part.ts";
import { askAs, benchSite, stockHello } from "../contestants.ts";
import { sideBySide } from "../side-by-side.ts";

/** One search page of a member: sealed session, two calls of the API, its actors, 24 cards, hydration data, log line. */
export const part: BenchPart = {
  name: "members",
  title: "the members' page beside a stock page (P1)",
  goal: { atLeast: 0.35 },
  async run() {
    const [site, hello] = [await benchSite(), await stockHello()];
    try {
      const ours = await askAs(site.login, site.origin, "/members");
      const { ratios, notes } = await sideBySide({ ours, beside: { url: `${hello.origin}/` } });
      return { measured: [{ what: "members' page ÷ React Router hello, requests a second", rounds: ratios }], notes };
    } finally {
      await site.stop();
      await hello.stop();
    }
  },
};
