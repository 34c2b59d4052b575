import { expect, test } from "vitest";
import { changeProfile, getOwnProfile } from "../../app/contract/people/own-profile.ts";
import { allCards } from "../contract/fixtures/search.ts";
import type { ApiClient } from "../support/http/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { mortalSite, untilApiEnds } from "../support/site/mortal-site.ts";

const ROUNDS = 3;
const AGE = 97;
const homes = [
  { country: "NL", region: "Utrecht", city: "Zeist" },
  { country: "BE", region: "Oost-Vlaanderen", city: "Gent" },
  { country: "DE", region: "Bayern", city: "München" },
] as const;

type Home = (typeof homes)[number];

/** From country to country; what was acknowledged last, and what was begun after it. */
async function moveUntilGone(api: ApiClient, moves: { acknowledged: Home[]; begun: Home[] }): Promise<void> {
  await untilApiEnds(async (turn) => {
    const home = homes[turn % homes.length] ?? homes[0];
    moves.begun.push(home);
    await api.callOrThrow(changeProfile, home);
    moves.acknowledged.push(home);
  });
}

async function countriesThatList(api: ApiClient, id: string): Promise<string[]> {
  const lists = homes.map(async ({ country }) => {
    const cards = await allCards(api, { country, gender: "female", min_age: AGE, max_age: AGE });
    return cards.filter((card) => card.id === id).map(() => country);
  });
  return (await Promise.all(lists)).flat();
}

test("kill -9 in the middle of moving to another country leaves one row, in the last one", async () => {
  const site = await mortalSite();
  const born = `${new Date().getUTCFullYear() - AGE}-01-01`;
  const [anna, bert] = [
    await site.internal().makeMember({ gender: "female", seeking: "male", date_of_birth: born }),
    await site.internal().makeMember({ gender: "male", seeking: "female" }),
  ];
  for (let round = 1; round <= ROUNDS; round++) {
    const moves = { acknowledged: [] as Home[], begun: [] as Home[] };
    const moving = moveUntilGone(site.device(anna.cookie), moves);
    await eventually("they have moved", async () => moves.acknowledged.length >= 2 + 5 * round, 60_000);
    await site.killAndRestart();
    await moving;
    const { profile } = await site.device(anna.cookie).callOrThrow(getOwnProfile);
    const home = { country: profile.country, region: profile.region, city: profile.city };
    // The last one that was answered, or the one that was being made.
    expect([moves.acknowledged.at(-1), moves.begun.at(-1)]).toContainEqual(home);
    await site.internal().runAlarm(anna.id);
    await eventually("all are told", async () => (await site.internal().outbox(anna.id)).pending === 0, 30_000);
    expect(await countriesThatList(site.device(bert.cookie), anna.id)).toEqual([home.country]);
  }
  await site.stop();
});
