import { expect, onTestFinished, test } from "vitest";
import { refuse } from "../../../../../app/domain/result.ts";
import { everythingIn, objects } from "../../../../../tests/workers/deletion-fixtures.ts";
import { valueOf } from "../../../../../tests/workers/member-fixtures.ts";
import { clock, moveClock } from "../../../clock.ts";
import { actorsOf } from "../../actors.ts";
import { settingsOf } from "./settings.ts";

const act = { operator: { id: "olga", name: "Olga" }, why: "a test of settings" };

/** Each test has a site of its own. */
function aSite() {
  const site = `settings-${crypto.randomUUID()}`;
  const actors = actorsOf(objects, site);
  const { settingChanges } = actors.site();
  const make = (values: Record<string, string | number | string[] | null>, wishes: object = {}) =>
    settingChanges.make({ key: crypto.randomUUID(), group: "messages", values, seen: 0, ...wishes }, act);
  return { site, actors, settingChanges, make };
}

test("a change is stored with what was before, and the history has it", async () => {
  const { site, actors, settingChanges, make } = aSite();
  const { number } = valueOf(await make({ message_credits: 2, refund_days: 14 }));
  expect(await actors.site().settings()).toMatchObject({ message_credits: 2, refund_days: 14, photo_credits: 2 });
  const { values, changes } = await settingChanges.inspect("messages");
  expect(values).toMatchObject({ message_credits: 2, message_length: 2000 });
  expect(changes).toMatchObject([
    {
      number,
      operator: "Olga",
      why: "a test of settings",
      fields: [{ field: "message_credits", before: 1, after: 2 }],
    },
  ]);
  expect((await settingChanges.inspect("words")).changes).toEqual([]);
  expect(await everythingIn(objects.SITE.getByName(site))).toContain("messages (message_credits)");
});

test("the same form twice is one change, with other values it is refused, and a newer change wins", async () => {
  const { make } = aSite();
  const key = crypto.randomUUID();
  const first = await make({ gift_credits: 4 }, { key });
  expect(await make({ gift_credits: 4 }, { key })).toEqual(first);
  expect(await make({ gift_credits: 5 }, { key })).toEqual(refuse("key_reused"));
  expect(await make({ gift_credits: 5 })).toEqual(refuse("decision_changed"));
  valueOf(await make({ gift_credits: 5 }, { seen: valueOf(first).number }));
});

test("nothing is changed by what is no field, by a value that is none, and by what it is already", async () => {
  const { actors, make } = aSite();
  const before = await actors.site().settings();
  const wrong = {
    refund_days: 13,
    message_credits: 0,
    niche: 3,
    demo: 0,
    message_length: 99,
    enable_site_entry_popup: "NO",
  };
  expect(await make(wrong)).toEqual(
    refuse("invalid_input", {
      fields: {
        refund_days: "number_invalid",
        message_credits: "number_invalid",
        niche: "invalid",
        demo: "invalid",
        message_length: "number_invalid",
        enable_site_entry_popup: "invalid",
      },
    }),
  );
  expect(await make({ message_credits: 1 })).toEqual(refuse("invalid_input", { fields: { values: "required" } }));
  expect(await make({ delete_discount: 91 }, { group: "company" })).toMatchObject({ ok: false });
  expect(await actors.site().settings()).toEqual(before);
});

test("who runs the site is changed too, and a later date is a new version of the terms", async () => {
  const { actors, make } = aSite();
  valueOf(await make({ name: "Example B.V.", vat_numbers: ["NL123456789B01"] }, { group: "company" }));
  expect(await actors.site().company()).toMatchObject({ name: "Example B.V.", city: "Amsterdam" });
  const seen = (await actors.site().settingChanges.inspect("company")).changes[0]?.number;
  valueOf(await make({ added: "2026-11-20" }, { group: "company", seen }));
  expect((await actors.site().settings()).terms_version).toBe("2026-11-20T00:00:00.000Z");
});

test("everybody has a change within a minute: the API after twenty seconds", async () => {
  onTestFinished(() => moveClock(0));
  const { site, actors, make } = aSite();
  const name = async () => (await settingsOf({ actors, site })).name;
  expect(await name()).toBe("Periwinkle");
  valueOf(await make({ name: "Lavender" }, { group: "words" }));
  moveClock(clock.offset() + 20_001);
  expect(await name()).toBe("Lavender");
});
