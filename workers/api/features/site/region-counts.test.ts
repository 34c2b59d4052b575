import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countRegions } from "../../../../app/contract/site.ts";
import { aPerson } from "../../../../tests/workers/person-fixture.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../actors/actors.ts";
import type { Env } from "../../env.ts";

const directory = actorsOf(env as unknown as Env, "periwinkle").directory("NZ");

let lived = 0;
/** Lists so many people of a region. */
async function live(region: string, count: number, wishes: { fictional?: boolean } = {}) {
  const people = Array.from({ length: count }, () => aPerson({ id: `islander-${(lived += 1)}`, region, ...wishes }));
  for (const person of people) await directory.receive({ id: `${person.id}/1`, kind: "card", payload: person });
  return people;
}

async function counted(country: string) {
  const { status, body } = await aVisitor().call(countRegions, { country });
  const { regions } = countRegions.reply.parse(body);
  return { status, of: (name: string) => regions.find((region) => region.name === name)?.members, regions };
}

test("members are counted in tens, fictional ones not, and who is gone no more", async () => {
  await live("West Coast", 9);
  await live("West Coast", 5, { fictional: true });
  const [first] = await live("Southland", 20);
  await live("Southland", 12, { fictional: true });
  const map = await counted("NZ");
  expect(map.status).toBe(200);
  expect([map.of("West Coast"), map.of("Southland"), map.of("Marlborough")]).toEqual([0, 20, 0]);
  expect(map.regions[0]?.towns[0]).toEqual([expect.any(Number), expect.any(Number)]);
  await directory.receive({ id: `${first?.id}/2`, kind: "remove", payload: { id: first?.id } });
  expect((await counted("NZ")).of("Southland")).toBe(10);
});

test("a country that the site does not serve has no map", async () => {
  for (const country of ["ZZ", "", "nz"]) expect((await counted(country)).regions, country).toEqual([]);
});
