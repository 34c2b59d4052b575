import { expect, test } from "vitest";
import { contextIn } from "../../../tests/support/doubles/language.ts";
import type { Settings } from "../../contract/site.ts";
import { settingsContext } from "../../request/site/settings-context.server.ts";
import { loader } from "./lander.server.ts";

async function lander(signups: string) {
  const context = await contextIn("en");
  context.set(settingsContext, { ok: true, value: { niche: 1, signups } as Settings });
  return loader({ context, params: {} });
}

test("a lander has no start form where nobody can sign up, and has it for who may have come by a traffic source", async () => {
  expect((await lander("none")).constraint).toBe(undefined);
  for (const signups of ["all", "with_trafficsource"])
    expect((await lander(signups)).constraint, signups).toMatchObject({ gender: { required: true } });
});
