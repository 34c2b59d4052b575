import { env } from "cloudflare:workers";
import { expect, onTestFinished, test } from "vitest";
import { getMember, searchMembers } from "../../../../app/contract/people/discovery.ts";
import type { Card, Image, Profile } from "../../../../app/contract/people/profile.ts";
import type { Settings } from "../../../../app/contract/site.ts";
import { aMember, delivered, type TestMember } from "../../../../tests/workers/member-fixtures.ts";
import { moveTime } from "../../../../tests/workers/move-time.ts";
import { aVisitor } from "../../../../tests/workers/visitor-fixture.ts";
import { actorsOf } from "../../actors/actors.ts";
import { clock } from "../../clock.ts";
import type { Env } from "../../env.ts";

const site = "periwinkle";
const siteActor = actorsOf(env as unknown as Env, site).site();

/** The site's settings, until the test is over; they are kept for a minute. */
async function siteSays(settings: Partial<Settings>) {
  await siteActor.changeSettings(settings);
  moveTime(60_000);
  const usual = { logged_out_search: "no", logged_out_search_trafficsource: "no", niche: 1 } as const;
  onTestFinished(() => siteActor.changeSettings(usual));
}

let photos = 0;
/** Where nobody of another test lives: all of them share the directories. */
const region = "An island of visitors";
async function somebody(wishes: Parameters<typeof aMember>[0]) {
  const images = [1, 2].map(() => ({
    id: `photo${String((photos += 1)).padStart(15, "0")}`,
    status: "active" as const,
  }));
  const member = await aMember({ site, gender: "female", seeking: "male", region, images, ...wishes });
  await delivered(member);
  return { ...member, images };
}

type Preferences = Parameters<TestMember["stub"]["notifications"]["setPreferences"]>[1];
async function prefers(member: TestMember, preferences: Preferences) {
  await member.stub.notifications.setPreferences(member.token, preferences);
  await delivered(member);
}

async function found(query: Record<string, unknown>) {
  const { status, body } = await aVisitor().call(searchMembers, { countryregion: region, ...query });
  const { results = [], blurredImages = [], ...others } = body as { results?: Card[]; blurredImages?: Image[] };
  return {
    status,
    text: JSON.stringify(body),
    ids: results.map(({ id }) => id).toSorted(),
    results,
    blurredImages,
    ...others,
  };
}

const opened = ({ id }: { id: string }, query = {}) => aVisitor().call(getMember, { id, ...query });

test("visitors look around where the site lets everybody, or those who came with a traffic source", async () => {
  const anna = await somebody({ country: "AU" });
  await prefers(anna, { show_to_visitors: true });
  const source = { network: "somewhere" };
  const statuses = async () => {
    const asked = [found({ country: "AU" }), found({ country: "AU", ...source }), opened(anna), opened(anna, source)];
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([403, 403, 403, 403]);
  await siteSays({ logged_out_search_trafficsource: "yes" });
  expect(await statuses()).toEqual([403, 200, 403, 200]);
  await siteSays({ logged_out_search: "yes" });
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

test("a visitor's search begins with those whom the site's niche is about", async () => {
  const begun = async (niche: number, query = {}) => {
    await siteSays({ logged_out_search: "yes", niche });
    const { search } = (await found({ country: "AU", ...query })) as unknown as { search: Record<string, unknown> };
    return [search["gender"], search["min_age"], search["max_age"]];
  };
  expect(await begun(1)).toEqual(["female", undefined, undefined]);
  expect(await begun(5)).toEqual(["female", 60, undefined]);
  expect(await begun(5, { gender: "male", max_age: 58 })).toEqual(["male", undefined, 58]);
  expect(await begun(7)).toEqual(["male", undefined, undefined]);
});

test("a visitor finds who wants to be shown to visitors and fictional profiles; of the others a number and blurs of nobody", async () => {
  await siteSays({ logged_out_search: "yes" });
  const there = { country: "CH", city: "Odense" };
  const anna = await somebody({ ...there, name: "Anna" });
  const fay = await somebody({ ...there, name: "Fay", fictional: true, email: "" });
  const bea = await somebody({ ...there, name: "Bea" });
  await prefers(anna, { show_to_visitors: true });
  const all = await found({ country: "CH", with: "user" });
  expect(all.ids).toEqual([anna.id, fay.id].toSorted());
  expect(all).toMatchObject({
    numResults: 2,
    numMembersOnly: 1,
    user: null,
    search: { gender: "female", country: "CH" },
  });
  expect(all.results.find(({ id }) => id === fay.id)).toMatchObject({ fictional: true });
  for (const card of all.results)
    for (const field of ["city", "online", "date_of_birth", "liked"]) expect(card).not.toHaveProperty(field);
  expect(all.blurredImages).toHaveLength(1);
  expect(all.blurredImages[0]).toMatchObject({ locked: true });
  expect(all.blurredImages[0]).not.toHaveProperty("id");
  for (const secret of [bea.id, "Bea", "Odense"]) expect(all.text).not.toContain(secret);
  expect(all.blurredImages.map(({ filename }) => filename?.split("?")[0])).toEqual([`${bea.images[0]?.id}/blur.webp`]);
  // What would tell when somebody was here is not searched by.
  expect((await found({ country: "CH", active: "now", shared: "yes", relationship_status: "widowed" })).ids).toEqual(
    all.ids,
  );
  expect((await found({ country: "CH", no_fictional: "yes" })).ids).toEqual([anna.id]);
  expect((await found({ country: "CH", gender: "male" })).ids).toEqual([]);
  expect((await found({ country: "CH", page: 6 })).ids).toEqual([]);
  await prefers(anna, { show_to_visitors: false });
  expect(await found({ country: "CH" })).toMatchObject({ ids: [fay.id], numMembersOnly: 2 });
});

test("a visitor opens only who is shown to visitors, without town, presence and further photos", async () => {
  await siteSays({ logged_out_search: "yes" });
  const anna = await somebody({ country: "NZ", city: "Bergen" });
  const fay = await somebody({ country: "NZ", city: "Bergen", fictional: true, email: "" });
  expect((await opened(anna)).status).toBe(404);
  expect((await opened({ id: "nobody" })).status).toBe(404);
  await prefers(anna, { show_to_visitors: true });
  const { profile } = (await opened(anna)).body as { profile: Profile };
  expect(profile).toMatchObject({ id: anna.id, fictional: false });
  for (const field of ["city", "online", "about", "seeking", "interests", "matched"])
    expect(profile).not.toHaveProperty(field);
  expect(profile.images?.map(({ locked = false }) => locked)).toEqual([false, true]);
  expect(JSON.stringify(profile)).not.toContain(`${anna.images[1]?.id}/large`);
  const shown = (await opened(fay)).body as { profile: Profile };
  expect(shown.profile).toMatchObject({ fictional: true, seeking: "male" });
  expect(shown.profile).not.toHaveProperty("city");
});

test("who is paused, suspended or leaves is shown to no visitor, whatever they allowed", async () => {
  await siteSays({ logged_out_search: "yes" });
  const [anna, bea, cleo] = [
    await somebody({ country: "CA" }),
    await somebody({ country: "CA" }),
    await somebody({ country: "CA", confirmed: false }),
  ];
  for (const member of [anna, bea, cleo]) await prefers(member, { show_to_visitors: true });
  expect((await found({ country: "CA" })).ids).toEqual([anna.id, bea.id].toSorted());
  await prefers(anna, { paused: true });
  const payload = { kind: "suspend", case: null, until: null, decided_at: clock.now() };
  await bea.stub.receive({ id: `decision/${crypto.randomUUID()}`, kind: "sanction", payload });
  await delivered(bea);
  expect(await found({ country: "CA" })).toMatchObject({ ids: [], numMembersOnly: 0, blurredImages: [] });
  for (const member of [anna, bea, cleo]) expect((await opened(member)).status).toBe(404);
});
