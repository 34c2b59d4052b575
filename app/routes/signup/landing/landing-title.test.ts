import { expect, test } from "vitest";
import { landingTitle } from "./landing-title.ts";

const t = (key: string) => `<${key}>`;

test("the title says what the page shows: somebody, or why nobody is shown", () => {
  const title = (data: Parameters<typeof landingTitle>[0]) =>
    landingTitle(data, t as Parameters<typeof landingTitle>[1]);
  expect(title({ shown: "landing", target: { name: "Bert" } })).toBe("<landers:meet.title>");
  expect(title({ shown: "unavailable" })).toBe("<signup:target_unavailable.title>");
  expect(title({ shown: "closed" })).toBe("<signup:closed.title>");
});
