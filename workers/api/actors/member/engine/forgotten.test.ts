import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { objects } from "../../../../../tests/workers/deletion-fixtures.ts";
import { aMember, delivered } from "../../../../../tests/workers/member-fixtures.ts";
import type { Peers } from "../../peers.ts";
import { enqueue } from "../../outbox.ts";
import type { MemberEngine } from "./member-engine.ts";

for (const answer of ["arrived", "failed"])
  test(`an event that was under way when its object was forgotten, and has ${answer}, changes nothing there`, async () => {
    const anna = await aMember();
    await delivered(anna);
    const stub = objects.MEMBER.getByName(`tests/${anna.id}`) as unknown as DurableObjectStub;
    await runInDurableObject(stub, async (object) => {
      const { engine } = object as unknown as { engine: MemberEngine };
      const sent: unknown[] = [];
      const receive = async ({ id }: { id: string }) => {
        sent.push(id);
        if (sent.length > 1) return "arrived";
        await engine.forget();
        // Somebody lives there again.
        engine.make();
        enqueue(engine.sql, { id: "next", target: "member:carla", kind: "unlike", payload: {} });
        if (answer === "failed") throw new Error("asleep");
        return "arrived";
      };
      engine.actors = () => ({ target: () => ({ receive }) }) as unknown as Peers;
      for (const id of ["1", "2"]) enqueue(engine.sql, { id, target: "member:bert", kind: "unlike", payload: {} });
      await engine.deliverDue();
      expect(sent).toEqual(["1"]);
      expect(engine.sql.exec("SELECT id, attempts FROM outbox").toArray()).toEqual([{ id: "next", attempts: 128 }]);
    });
  });
