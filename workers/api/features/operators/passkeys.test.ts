import { expect, test } from "vitest";
import { addOperatorPasskey } from "../../../../app/contract/operators/operator-passkeys.ts";
import { anOperator } from "../../../../tests/workers/operator-fixture.ts";

test("an operator who makes up passkeys without end is turned away, and no other", async () => {
  const [olga, otto] = [await anOperator(), await anOperator("Otto")];
  const order = { response: {}, state: "", email: "olga@example.org", language: "en" as const };
  const answers = new Set<unknown>();
  for (let time = 0; time < 35; time += 1) answers.add((await olga.call(addOperatorPasskey, order)).body["error"]);
  expect([...answers]).toEqual(["passkey_refused", "rate_limited"]);
  expect((await otto.call(addOperatorPasskey, order)).body).toEqual({ error: "passkey_refused" });
});
