import { expect, test } from "vitest";
import { currentUser, login, logout, setLanguage } from "../../../app/contract/account/session.ts";
import { eventually } from "../../support/eventually.ts";
import { anEmail } from "../../support/sign-up.ts";
import { caller, refusal } from "../caller.ts";
import { aNewcomer, anotherDevice } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";

needs("every call");

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The attributes of the one cookie that an answer sets, in small letters. */
function cookieOf(headers: Headers): string[] {
  const [cookie = "", ...others] = headers.getSetCookie();
  expect(others).toEqual([]);
  return cookie.split(";").map((part) => part.trim().toLowerCase());
}

test("the session cookie is out of reach of scripts and other sites, for 30 days at most", async () => {
  const { email, password } = await aNewcomer();
  const answer = await caller().call(login, { email, password });
  const [pair = "", ...attributes] = cookieOf(answer.headers);
  expect(attributes).toEqual(expect.arrayContaining(["httponly", "samesite=lax", "path=/"]));
  expect(attributes.filter((part) => part.startsWith("domain"))).toEqual([]);
  const age = Number(/max-age=(\d+)/.exec(attributes.join())?.[1]);
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThanOrEqual(THIRTY_DAYS);
  expect(pair.length, "a secret that nobody guesses").toBeGreaterThan(40);
});

test("a sign-in ends the session that the browser had before, whoever's it was", async () => {
  const [anna, bert] = [await aNewcomer(), await aNewcomer()];
  const browser = caller();
  await browser.callOrThrow(login, { email: anna.email, password: anna.password });
  const before = caller({ cookies: browser.cookies });
  expect((await before.callOrThrow(currentUser)).user.id).toBe(anna.id);
  await browser.callOrThrow(login, { email: bert.email, password: bert.password });
  await eventually("the session before has ended", async () => refusal(await before.call(currentUser)) !== undefined);
  expect(refusal(await before.call(currentUser))).toBe("authentication_required");
  expect((await browser.callOrThrow(currentUser)).user.id).toBe(bert.id);
});

test("the address is the same in capitals, the password is not", async () => {
  const { id, email, password } = await aNewcomer();
  const { user } = await caller().callOrThrow(login, { email: ` ${email.toUpperCase()}`, password });
  expect(user.id).toBe(id);
  expect(refusal(await caller().call(login, { email, password: password.toUpperCase() }))).toBe("login_failed");
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await aNewcomer();
  const wrong = await caller().call(login, { email, password: "not her password" });
  const unknown = await caller().call(login, { email: anEmail(), password: "not her password" });
  expect(wrong).toMatchObject({ status: 401, problem: { error: "login_failed" } });
  expect(unknown).toMatchObject({ status: 401, problem: { error: "login_failed" } });
  expect(wrong.ok || wrong.problem).toEqual(unknown.ok || unknown.problem);
  expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

/** Signs in wrongly until the API has had enough; answers how often it took. */
async function guess(email: string, visitor = caller()): Promise<number> {
  for (let times = 1; times <= 20; times += 1) {
    const answer = await visitor.call(login, { email, password: `guess ${times}` });
    if (refusal(answer) === "too_many_attempts") return times;
  }
  throw new Error("twenty wrong passwords were not too many");
}

test("after too many wrong passwords an account is closed for some minutes to whoever typed them", async () => {
  const [{ email, password }, visitor] = [await aNewcomer(), caller()];
  await guess(email, visitor);
  const answer = await visitor.call(login, { email: email.toUpperCase(), password });
  expect(answer).toMatchObject({ status: 429, problem: { error: "too_many_attempts" } });
  const minutes = answer.ok ? 0 : Number(answer.problem["minutes"]);
  expect(minutes).toBeGreaterThan(0);
  expect(answer.headers.get("Retry-After")).toBe(String(minutes * 60));
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("an address without an account is closed after as many guesses", async () => {
  const { email } = await aNewcomer();
  expect(await guess(anEmail())).toBe(await guess(email));
});

test("guesses at one account do not hinder another, nor who is signed in", async () => {
  const [anna, bert] = [await aNewcomer(), await aNewcomer()];
  await guess(anna.email);
  expect((await caller().call(login, bert)).ok).toBe(true);
  expect((await anna.api.call(currentUser)).ok).toBe(true);
});

test("a right password forgets the wrong ones", async () => {
  const { email, password } = await aNewcomer();
  const [limit, visitor] = [await guess(anEmail()), caller()];
  for (let round = 0; round < 2; round += 1) {
    for (let time = 1; time < limit; time += 1) await visitor.call(login, { email, password: "wrong again" });
    expect((await visitor.call(login, { email, password })).ok).toBe(true);
  }
});

test("whoever signs out is a visitor, and stays one with the old cookie", async () => {
  const { api } = await aNewcomer();
  const old = caller({ cookies: { ...api.cookies } });
  const answer = await api.call(logout);
  expect(cookieOf(answer.headers)).toContain("max-age=0");
  expect(refusal(await api.call(currentUser))).toBe("authentication_required");
  expect(refusal(await old.call(currentUser))).toBe("authentication_required");
});

test("signing out ends this device's session only", async () => {
  const anna = await aNewcomer();
  const phone = await anotherDevice(anna);
  await phone.callOrThrow(logout);
  expect((await anna.api.call(currentUser)).ok).toBe(true);
});

test("signing out as a visitor is harmless, and so is doing it twice", async () => {
  const { api } = await aNewcomer();
  for (const device of [caller(), api, api]) expect((await device.call(logout)).ok).toBe(true);
});

test("the language is the account's: another device sees it", async () => {
  const anna = await aNewcomer({ language: "en" });
  await anna.api.callOrThrow(setLanguage, { language: "fi" });
  const phone = await anotherDevice(anna);
  expect((await phone.callOrThrow(currentUser)).user.language).toBe("fi");
});
