import { expect, test } from "vitest";
import { memoryDrafts } from "../../../tests/support/doubles/memory-drafts.ts";
import { cookiePairOf } from "../../../tests/support/http/set-cookie.ts";
import { systemClock } from "../../api/clock.ts";
import { openDraft } from "./draft.server.ts";
import { createSeal } from "../visitor/seal.server.ts";
import { openTypedForm, type TypedForm } from "./typed-form.server.ts";

const seal = createSeal("a secret of at least 32 characters");
const PAGE = "/profile/about";

/** A browser that keeps its cookie, on a site whose clock can be moved. */
function aBrowser() {
  const browser = {
    drafts: memoryDrafts(),
    cookie: "",
    now: Date.UTC(2026, 10, 23),
    lines: [] as string[],
    async request<Value>(signedIn: boolean, act: (typed: TypedForm) => Value | Promise<Value>): Promise<Value> {
      const request = new Request("http://site/", { headers: { Cookie: browser.cookie } });
      const clock = { ...systemClock, now: () => browser.now };
      const around = { clock, log: () => undefined, directives: {} };
      const draft = openDraft(request, { seal, drafts: browser.drafts, cookie: "typed", ...around });
      const typed = openTypedForm(draft, { signedIn });
      const value = await act(typed);
      browser.lines = await typed.commit();
      if (browser.lines[0]) browser.cookie = cookiePairOf(browser.lines[0]);
      return value;
    },
    sends: (member: string, signedIn = false, about = "By the sea.") =>
      browser.request(signedIn, (typed) => {
        const form = new FormData();
        for (const [name, value] of [
          ["page_member", member],
          ["about", about],
        ] as const)
          form.set(name, value);
        typed.note(form, PAGE);
      }),
    sees: (member: string, path = PAGE) =>
      browser.request(true, async (typed) => (await typed.read(member, path))?.get("about")),
  };
  return browser;
}

test("what was sent without a session is there for its member, on its page, for a day", async () => {
  const browser = aBrowser();
  await browser.sends("anna");
  expect(browser.lines.join()).toContain("Max-Age=86400");
  expect(await browser.sees("anna")).toBe("By the sea.");
  expect(await browser.sees("anna", "/profile/name")).toBeUndefined();
  expect(await browser.sees("bert")).toBeUndefined();
  browser.now += 24 * 60 * 60 * 1000;
  expect(await browser.sees("anna")).toBeUndefined();
});

test("it goes when a form is sent with a session, when another member signs in, and on signing out", async () => {
  const browser = aBrowser();
  await browser.sends("anna");
  await browser.sends("anna", true);
  expect(browser.drafts.held.size).toBe(0);
  await browser.sends("anna");
  await browser.request(true, (typed) => typed.handOver("anna"));
  expect(await browser.sees("anna")).toBe("By the sea.");
  await browser.request(true, (typed) => typed.handOver("bert"));
  expect(browser.drafts.held.size).toBe(0);
  await browser.sends("anna");
  await browser.request(false, (typed) => typed.forget());
  expect(browser.drafts.held.size).toBe(0);
});

test("what an operator typed is there for them, on its page, for a quarter of an hour, and gives way to what is typed next", async () => {
  const browser = aBrowser();
  const [photo, next] = ["/operator/reports/1", "/operator/reports/2"];
  const keeps = (path: string) =>
    browser.request(true, (typed) => {
      const form = new FormData();
      form.set("about", "By the sea.");
      return typed.keep(form, { member: "olga", path });
    });
  await keeps(photo);
  expect(await browser.sees("olga", photo)).toBe("By the sea.");
  expect(await browser.sees("olga", photo), "once more").toBe("By the sea.");
  expect(await browser.sees("olga", next)).toBeUndefined();
  expect(await browser.sees("omar", photo)).toBeUndefined();
  await keeps(next);
  expect(await browser.sees("olga", photo)).toBeUndefined();
  expect(browser.drafts.held.size).toBe(1);
  browser.now += 15 * 60_000 - 1;
  expect(await browser.sees("olga", next)).toBe("By the sea.");
  browser.now += 1;
  expect(await browser.sees("olga", next)).toBeUndefined();
  expect(browser.drafts.held.size).toBe(0);
  browser.drafts.fault = new Error("KV PUT failed: 500");
  await keeps(photo);
});

test("what was kept in a request and is given up in it leaves nothing, in the store or in the browser", async () => {
  const browser = aBrowser();
  const form = new FormData();
  form.set("about", "By the sea.");
  await browser.request(true, async (typed) => {
    await typed.keep(form, { member: "olga", path: PAGE });
    await typed.forget();
  });
  expect(browser.drafts.held.size).toBe(0);
  expect(browser.lines.join()).toContain("Max-Age=0");
});

test("of a form of who is signed in as much is kept as of others', and more where its page asks for it", async () => {
  const form = new FormData();
  form.set("about", "a".repeat(33 * 1024));
  for (const most of [undefined, 40 * 1024]) {
    const browser = aBrowser();
    await browser.request(true, (typed) => typed.keep(form, { member: "olga", path: PAGE, ...(most && { most }) }));
    expect((await browser.sees("olga")) !== undefined).toBe(most !== undefined);
  }
});

test("the page to sign in says that it is kept where it was, and not where the store took nothing", async () => {
  const browser = aBrowser();
  const keeps = (path = PAGE) => browser.request(false, (typed) => typed.keeps(path));
  expect(await keeps()).toBe(false);
  await browser.sends("anna");
  expect([await keeps(), await keeps("/profile/name")]).toEqual([true, false]);
  browser.drafts.fault = new Error("KV PUT failed: 500");
  expect(await keeps(), "what cannot be read is not promised").toBe(false);
  await browser.sends("anna");
  delete browser.drafts.fault;
  expect(await keeps(), "what stands there was typed before").toBe(false);
  expect(await browser.sees("anna")).toBeUndefined();
});

test("of a form that is longer than what is kept nothing is promised", async () => {
  const browser = aBrowser();
  await browser.sends("anna", false, "a".repeat(33 * 1024));
  expect(await browser.request(false, (typed) => typed.keeps(PAGE))).toBe(false);
  expect(await browser.sees("anna")).toBeUndefined();
});

test("a form that does not say whose it is is not kept, and a store that fails stops nobody", async () => {
  const browser = aBrowser();
  await browser.sends("");
  expect(browser.drafts.held.size).toBe(0);
  browser.drafts.fault = new Error("KV PUT failed: 500");
  await browser.sends("anna");
  expect(await browser.sees("anna")).toBeUndefined();
});
