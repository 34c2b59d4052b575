import { expect, test } from "vitest";
import { operatorOverview, operatorSignOut } from "../../../app/contract/operators/operators.ts";
import { currentUser } from "../../../app/contract/account/session.ts";
import { caller, refusal } from "../caller.ts";
import { anOperator } from "../fixtures/operators.ts";
import { needs } from "../tested-api.ts";
import { callSample } from "./sample.ts";
import { samples } from "./samples.ts";
import { sharedFixtures } from "./shared-fixtures.ts";

needs("a demonstration");

const fixtures = sharedFixtures();

const forOperators = samples.filter(({ by }) => by === "operator");
const forMembers = samples.filter(({ by }) => by === "member");

test("there are calls for operators", () => {
  expect(forOperators.length).toBeGreaterThan(1);
});

for (const sample of forOperators) {
  test(`${sample.endpoint.name} is for operators only: not for members, nor with another's or an old cookie`, async () => {
    const made = await fixtures();
    const [session = ""] = Object.values(made.anna.api.cookies);
    const [operator = ""] = Object.values(made.operator.cookies);
    const forged = [session, `0.${session.split(".")[1]}`, `${operator.slice(0, -8)}forgery0`, `99${operator}`, "0."];
    const others = [caller(), made.anna.api, ...forged.map((value) => caller({ cookies: { operator: value } }))];
    for (const other of others) expect(refusal(await callSample(sample, made, other))).toBe("authentication_required");
    const signedOut = await anOperator();
    const cookies = { ...signedOut.cookies };
    await signedOut.callOrThrow(operatorSignOut, {});
    expect(refusal(await callSample(sample, made, caller({ cookies })))).toBe("authentication_required");
  });
}

for (const sample of forMembers) {
  test(`${sample.endpoint.name} takes no operator for a member`, async () => {
    const made = await fixtures();
    const [value = ""] = Object.values(made.operator.cookies);
    for (const cookies of [made.operator.cookies, { session: value }, { session: `${made.anna.id}.${value}` }]) {
      const answer = await callSample(sample, made, caller({ cookies }));
      if (sample.endpoint.problems.includes("authentication_required"))
        expect(refusal(answer)).toBe("authentication_required");
    }
  });
}

test("a browser may hold a member's session and an operator's, and each is only what it is", async () => {
  const { anna, operator, staff } = await fixtures();
  const both = caller({ cookies: { ...anna.api.cookies, ...operator.cookies } });
  expect((await both.callOrThrow(currentUser)).user.id).toBe(anna.id);
  expect((await both.callOrThrow(operatorOverview)).operator.name).toBe(staff.name);
});
