import { expect, test } from "vitest";
import { endpoints } from "../../../app/contract/endpoints.ts";
import { caller, refusal } from "../caller.ts";
import { siteSettings } from "../fixtures/members.ts";
import { callSample } from "./sample.ts";
import { samples } from "./samples.ts";
import { sharedFixtures } from "./shared-fixtures.ts";
import { needs } from "../tested-api.ts";

needs("a demonstration");

const fixtures = sharedFixtures();

test("every endpoint of the contract is called here", () => {
  const called = samples.map(({ endpoint }) => endpoint.name);
  expect(called.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

for (const sample of samples) {
  const { name, problems } = sample.endpoint;

  const expected = sample.missing
    ? { ok: false, status: 404, problem: { error: "not_found" } }
    : { ok: true, status: 200 };

  test(`${name} answers what the contract says`, async () => {
    const answer = await callSample(sample, await fixtures());
    expect(answer).toMatchObject(expected);
  });

  if (!problems.includes("authentication_required")) continue;

  test(`${name} is for members only`, async () => {
    const { logged_out_search } = await siteSettings();
    const open = name === "searchMembers" && logged_out_search === "yes";
    if (name === "getMember" && logged_out_search === "yes") return;
    const answer = await callSample(sample, await fixtures(), caller());
    expect(answer).toMatchObject(
      open ? { ok: true } : { ok: false, status: 403, problem: { error: "authentication_required" } },
    );
  });

  test(`${name} sees through a session cookie that was made up`, async () => {
    const { anna } = await fixtures();
    const cookies = Object.entries(anna.api.cookies).map(([key, value]) => [key, `${value.slice(0, -8)}forgery0`]);
    const answer = await callSample(sample, await fixtures(), caller({ cookies: Object.fromEntries(cookies) }));
    expect(refusal(answer)).toBe("authentication_required");
  });
}
