import { expect, test } from "vitest";
import type { MemberEngine } from "../engine/member-engine.ts";
import { TypingSignal } from "./typing-signal.ts";

test.each(["show_online", "show_typing"])(
  "who switched off %s is not seen typing, and nobody is asked",
  async (name) => {
    const asked: string[] = [];
    const engine = {
      account: () => ({ settings: JSON.stringify({ [name]: false }) }),
      get sql() {
        asked.push("sql");
        throw new Error("nothing is read");
      },
    };
    await new TypingSignal(engine as unknown as MemberEngine).send("bert");
    expect(asked).toEqual([]);
  },
);
