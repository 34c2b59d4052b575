import { expect, test } from "vitest";
import { addPasskey } from "../../../../app/contract/account/passkeys.ts";
import { anAccount } from "../../../../tests/workers/account-fixtures.ts";
import { aVisitor, type Visitor } from "../../../../tests/workers/visitor-fixture.ts";

test("whoever makes up passkeys without end is turned away; who only names a member takes nothing from them", async () => {
  const anna = await anAccount();
  const forger = aVisitor();
  forger.setCookie(`session=${anna.id}.made-up`);
  const answersTo = async (visitor: Visitor) => {
    const answers = new Set<unknown>();
    for (let time = 0; time < 35; time += 1)
      answers.add((await visitor.call(addPasskey, { response: {}, state: "" })).body["error"]);
    return [...answers];
  };
  expect(await answersTo(forger)).toEqual(["authentication_required"]);
  expect(await answersTo(anna.visitor)).toEqual(["passkey_refused", "rate_limited"]);
});
