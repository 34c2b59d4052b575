import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getMember, searchMembers } from "../../app/contract/people/discovery.ts";
import { listMessages } from "../../app/contract/conversations/conversations.ts";
import * as profiles from "../../app/contract/operators/operator-profiles.ts";
import { operatorAudit } from "../../app/contract/operators/operators.ts";
import { currentUser } from "../../app/contract/account/session.ts";
import { eventually } from "../support/eventually.ts";
import { caller, refusal } from "./caller.ts";
import { aFictional, aFictionalOrder, aFictionalPhoto } from "./fixtures/fictional-profiles.ts";
import { aMember, aReadyMember, siteSettings } from "./fixtures/members.ts";
import { messagesOf, write } from "./fixtures/messages.ts";
import { anOperator } from "./fixtures/operators.ts";
import { needs } from "./tested-api.ts";

needs("internal calls");

const why = "tests of fictional profiles";

/** What each call answers for this id. */
function everyCall(api: ReturnType<typeof caller>, id: string) {
  return Promise.all([
    api.call(profiles.getFictional, { id }),
    api.call(profiles.changeFictional, { id, why, about: "Changed" }),
    api.call(profiles.uploadFictionalPhoto, { id, key: randomUUID() }),
    api.call(profiles.arrangeFictionalPhoto, { id, photo: "none", position: 1 }),
    api.call(profiles.deleteFictionalPhoto, { id, photo: "none" }),
    api.call(profiles.retireFictional, { id, why }),
  ]);
}

test("an operator makes a profile that others meet under the fictional sign, and it is in the list and the record", async () => {
  const olga = await anOperator();
  const name = `Fay ${randomUUID().slice(0, 8).replaceAll(/\d/g, "x").replace("-", "")}`;
  const id = await aFictional(olga, { name });
  const anna = await aMember();
  expect((await anna.api.callOrThrow(getMember, { id })).profile).toMatchObject({
    name,
    fictional: true,
    online: false,
    hair_colour: "silver",
  });
  await eventually("it is in the list", async () => {
    const { profiles: found } = await olga.callOrThrow(profiles.listFictional, { q: name });
    return found.some((one) => one.id === id && one.retired_at === null);
  });
  await eventually("it is in the record", async () => {
    const { rows } = await olga.callOrThrow(operatorAudit);
    const made = rows.find(({ member }) => member === id);
    return (
      [made?.action, made?.operator, made?.why].join() === "fictional_made,Olga,somebody to talk about gardens with"
    );
  });
});

test("the same form sent again is the same profile, and one act; with other values it is refused", async () => {
  const olga = await anOperator();
  const order = aFictionalOrder();
  const [one, other] = await Promise.all([
    olga.callOrThrow(profiles.makeFictional, order),
    olga.callOrThrow(profiles.makeFictional, order),
  ]);
  expect(other).toEqual(one);
  await olga.callOrThrow(profiles.changeFictional, { id: one.id, why, name: "Faye" });
  expect(await olga.callOrThrow(profiles.makeFictional, order)).toEqual(one);
  expect(refusal(await olga.call(profiles.makeFictional, { ...order, name: "Rose" }))).toBe("key_reused");
  await eventually("both acts are written down, once each", async () => {
    const { rows } = await olga.callOrThrow(operatorAudit);
    const acts = rows.filter(({ member }) => member === one.id).map(({ action }) => action);
    return acts.join() === "fictional_changed,fictional_made";
  });
});

test("its values are judged as a member's are", async () => {
  const olga = await anOperator();
  const today = new Date().toISOString().slice(0, 10);
  const child = `${Number(today.slice(0, 4)) - 17}${today.slice(4)}`;
  const wrong = {
    name: "call 0612345678",
    date_of_birth: child,
    region: "Nowhere",
    city: " ",
    interests: ["flying carpets"],
    about: "x".repeat(3000),
  };
  const refused = await olga.call(profiles.makeFictional, aFictionalOrder(wrong));
  const fields = refused.ok ? {} : (refused.problem["fields"] as object);
  expect(Object.keys(fields).sort()).toEqual(Object.keys(wrong).sort());
  const id = await aFictional(olga);
  const changed = await olga.call(profiles.changeFictional, { id, why, name: "@fay", about: wrong.about });
  expect(changed).toMatchObject({ problem: { fields: { name: "name_starts_with_at", about: "about_too_long" } } });
});

test("contact details in its text wait until somebody has looked at them, as a member's do", async () => {
  const olga = await anOperator();
  const id = await aFictional(olga, { about: "Mail me: fay@example.org" });
  const { profile } = await olga.callOrThrow(profiles.getFictional, { id });
  expect(profile).toMatchObject({ about_held: "Mail me: fay@example.org" });
  expect((await (await aMember()).api.callOrThrow(getMember, { id })).profile.about ?? null).toBeNull();
});

test("a retired profile is found by nobody, gives back what was paid, and its conversation says that it is gone", async () => {
  const olga = await anOperator();
  const [id, anna] = [await aFictional(olga), await aReadyMember()];
  await write(anna, { id }, "Are you there?");
  const credits = async () => (await anna.api.callOrThrow(currentUser)).user.credits;
  const before = await credits();
  await olga.callOrThrow(profiles.retireFictional, { id, why });
  await olga.callOrThrow(profiles.retireFictional, { id, why });
  expect(refusal(await anna.api.call(getMember, { id }))).toBe("not_found");
  const page = await anna.api.callOrThrow(listMessages, { with: id });
  expect(page.profile).toMatchObject({ id, name: "Fay", fictional: true, deleted: true });
  expect(await messagesOf(anna, { id })).toMatchObject([{ text: "Are you there?" }]);
  const { message_credits: price } = await siteSettings();
  await eventually("her credits are back", async () => (await credits()) === before + price);
  const { results } = await anna.api.callOrThrow(searchMembers, { country: "NL", gender: "female" });
  expect(results.map((one) => one.id)).not.toContain(id);
  await eventually("it is listed as retired, by one act", async () => {
    const { profiles: found } = await olga.callOrThrow(profiles.listFictional, { state: "retired" });
    const { rows } = await olga.callOrThrow(operatorAudit);
    const acts = rows.filter(({ member, action }) => member === id && action === "fictional_retired");
    return found.some((one) => one.id === id) && acts.length === 1;
  });
});

test("its photos are put in another order, of which the record says once", async () => {
  const olga = await anOperator();
  const id = await aFictional(olga);
  const [first, second] = [await aFictionalPhoto(olga, id), await aFictionalPhoto(olga, id)];
  for (const _time of [1, 2])
    await olga.callOrThrow(profiles.arrangeFictionalPhoto, { id, photo: second, position: 1 });
  const { profile } = await olga.callOrThrow(profiles.getFictional, { id });
  expect(profile.photos.map((photo) => photo.id)).toEqual([second, first]);
  expect(refusal(await olga.call(profiles.arrangeFictionalPhoto, { id, photo: "none", position: 1 }))).toBe(
    "not_found",
  );
  await eventually("it is in the record", async () => {
    const { rows } = await olga.callOrThrow(operatorAudit);
    return rows.filter(({ member, action }) => member === id && action === "fictional_photos_moved").length === 1;
  });
});

test("a retired profile is looked at, and changed no more", async () => {
  const olga = await anOperator();
  const id = await aFictional(olga);
  await olga.callOrThrow(profiles.retireFictional, { id, why });
  const [seen, ...acts] = await everyCall(olga, id);
  expect(seen).toMatchObject({ ok: true, value: { profile: { retired: true } } });
  const again = acts.pop();
  expect(acts.map(refusal)).toEqual(["not_found", "not_found", "not_found", "not_found"]);
  expect(again?.ok).toBe(true);
});

test("a member's id is unknown to each of these calls, and so is one that nobody has", async () => {
  const [olga, anna] = [await anOperator(), await aMember()];
  for (const id of [anna.id, `${anna.id.slice(0, -1)}x`, "7"])
    expect(new Set((await everyCall(olga, id)).map(refusal))).toEqual(new Set(["not_found"]));
  expect((await anna.api.callOrThrow(currentUser)).user.profile.status).toBe("active");
});

test("members and visitors make and see none of it", async () => {
  const [olga, anna] = [await anOperator(), await aMember()];
  const id = await aFictional(olga);
  for (const api of [anna.api, caller()]) {
    const calls = [
      ...(await everyCall(api, id)),
      await api.call(profiles.listFictional, {}),
      await api.call(profiles.makeFictional, aFictionalOrder()),
    ];
    expect(new Set(calls.map(refusal))).toEqual(new Set(["authentication_required"]));
  }
});
