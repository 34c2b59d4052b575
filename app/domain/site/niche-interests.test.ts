import { expect, test } from "vitest";
import { interests } from "../../../workers/api/interests.ts";
import { leadingInterests } from "./niche-interests.ts";
import { niches } from "./niches.ts";

test("every niche has interests that come first, some of them its own and some that everybody has; the general site has none", () => {
  for (const [number, name] of Object.entries(niches)) {
    const leading = leadingInterests({ niche: Number(number) });
    const own = leading.filter((key) => !interests.some((one) => one === key));
    expect(new Set(leading).size, name).toBe(leading.length);
    if (name === "general") expect(leading).toEqual([]);
    else expect([own.length >= 3, leading.length > own.length], name).toEqual([true, true]);
  }
});
