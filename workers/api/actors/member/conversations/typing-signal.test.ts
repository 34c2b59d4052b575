import { expect, test } from "vitest";
import type { MemberEngine } from "../engine/member-engine.ts";
import { TypingSignal } from "./typing-signal.ts";

test("who does not show that they are here is not seen typing, and nobody is asked", async () => {
  const asked: string[] = [];
  const engine = {
    account: () => ({ settings: JSON.stringify({ show_online: false }) }),
    get sql() {
      asked.push("sql");
      throw new Error("nothing is read");
    },
  };
  await new TypingSignal(engine as unknown as MemberEngine).send("bert");
  expect(asked).toEqual([]);
});
