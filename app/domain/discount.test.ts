import { expect, test } from "vitest";
import {
  discountCodeOf,
  discountedAmount,
  type DiscountFacts,
  type DiscountRules,
  mayUseDiscount,
  shownTimeBonus,
  TIME_BONUS,
  timeBonusEnd,
  timeBonusOf,
} from "./discount.ts";
import { accept, refuse } from "./result.ts";

const NOW = Date.UTC(2026, 10, 26, 12);

const { first_purchase: _first, ...plain } = timeBonusOf(NOW);

const rules = (wishes: Partial<DiscountRules> = {}): DiscountRules => ({
  ...plain,
  code: "AUTUMN10",
  value_percentage: 10,
  expires: null,
  ...wishes,
});

const open = {
  payment_id: "p1",
  payment_method: "ideal" as const,
  credits: 20,
  amount: { amount: 746, currency: "EUR" },
};
const facts = ({
  member,
  ...wishes
}: Partial<Omit<DiscountFacts, "member">> & { member?: object } = {}): DiscountFacts => ({
  now: NOW,
  bought: false,
  used: false,
  ...wishes,
  member: { id: "anna", country: "NL", ...member },
});

const euros = (amount: number) => ({ amount, currency: "EUR" });

test("a code without conditions is for everybody, and one that nobody made is for nobody", () => {
  expect(mayUseDiscount(rules(), facts())).toEqual(accept(rules()));
  expect(mayUseDiscount(undefined, facts())).toEqual(refuse("discount_not_found"));
});

test("a code works until the millisecond at which it expires, and not when it was stopped", () => {
  expect(mayUseDiscount(rules({ expires: NOW + 1 }), facts()).ok).toBe(true);
  expect(mayUseDiscount(rules({ expires: NOW }), facts())).toEqual(refuse("discount_expired"));
  expect(mayUseDiscount(rules({ status: "stopped" }), facts())).toEqual(refuse("discount_expired"));
});

test("an order has to cost the minimum, in the code's currency", () => {
  const least = rules({ minimum_order_value: 1995, currency: "EUR" });
  expect(mayUseDiscount(least, facts({ price: euros(1995) })).ok).toBe(true);
  expect(mayUseDiscount(least, facts({ price: euros(1994) }))).toEqual(
    refuse("discount_minimum", { minimum: euros(1995) }),
  );
  expect(mayUseDiscount(least, facts({ price: { amount: 5000, currency: "SEK" } }))).toEqual(
    refuse("discount_country"),
  );
  // Asked without an order, nothing is too cheap.
  expect(mayUseDiscount(least, facts()).ok).toBe(true);
});

test("a code may be for one country, one member and some ways of paying", () => {
  expect(mayUseDiscount(rules({ country: "NL" }), facts()).ok).toBe(true);
  expect(mayUseDiscount(rules({ country: "BE" }), facts())).toEqual(refuse("discount_country"));
  expect(mayUseDiscount(rules({ user_id: "anna" }), facts()).ok).toBe(true);
  expect(mayUseDiscount(rules({ user_id: "bert" }), facts())).toEqual(refuse("discount_user"));
  const methods = rules({ paymentmethods: ["ideal", "paypal"] });
  expect(mayUseDiscount(methods, facts({ payment_method: "paypal" })).ok).toBe(true);
  expect(mayUseDiscount(methods, facts({ payment_method: "creditcard" }))).toEqual(refuse("discount_method"));
});

test("once per user is once, in one open order at a time; without that limit it may be used again", () => {
  expect(mayUseDiscount(rules(), facts({ used: true }))).toEqual(refuse("discount_used"));
  expect(mayUseDiscount(rules(), facts({ open }))).toEqual(refuse("discount_open", open));
  const again = rules({ validity: "unlimited" });
  expect(mayUseDiscount(again, facts({ used: true, open })).ok).toBe(true);
  const counted = rules({ validity: "unlimited", max_uses: 10 });
  expect(mayUseDiscount(counted, facts({ used: true, open }))).toEqual(refuse("discount_open", open));
  expect(mayUseDiscount(counted, facts({ used: true })).ok).toBe(true);
});

test("a code that may be used ten times is used up after ten", () => {
  expect(mayUseDiscount(rules({ max_uses: 10, uses: 9 }), facts()).ok).toBe(true);
  expect(mayUseDiscount(rules({ max_uses: 10, uses: 10 }), facts())).toEqual(refuse("discount_used"));
});

test("the time bonus ends 14,400 seconds after the sign-up, and is for a first purchase", () => {
  const bonus = timeBonusOf(NOW);
  const at = (seconds: number, member = {}) => mayUseDiscount(bonus, facts({ now: NOW + seconds * 1000, member }));
  expect(at(14_399.999)).toMatchObject(accept({ code: "TIMEBONUS25", value_percentage: 25 }));
  expect(at(14_400)).toEqual(refuse("discount_expired"));
  expect(mayUseDiscount(bonus, facts({ now: NOW, bought: true }))).toEqual(refuse("discount_first_purchase"));
});

test("what goes off is rounded up to a whole cent, for the member", () => {
  expect(discountedAmount(995, 25)).toBe(746);
  expect(discountedAmount(7995, 25)).toBe(5996);
  expect(discountedAmount(1000, 25)).toBe(750);
  expect(discountedAmount(1, 1)).toBe(0);
  for (let amount = 1; amount < 3000; amount += 7)
    for (const percent of [1, 7, 25, 33, 90]) {
      const left = discountedAmount(amount, percent);
      expect(Number.isInteger(left)).toBe(true);
      expect(left * 100).toBeLessThanOrEqual(amount * (100 - percent));
      expect((left + 1) * 100).toBeGreaterThan(amount * (100 - percent));
    }
});

test("capitals and spaces make no other code", () => {
  expect(discountCodeOf(" time bonus25 ")).toBe(TIME_BONUS.code);
});

const user = (wishes = {}) => ({
  paid_user: false,
  credits: 0,
  signup_date: new Date(NOW).toISOString(),
  ...wishes,
});

test("an end is shown to who has not paid, for four hours, and to nobody whose sign-up is not known", () => {
  expect(timeBonusEnd(user(), NOW + 14_399_999)).toBe(NOW + 14_400_000);
  expect(timeBonusEnd(user(), NOW + 14_400_000)).toBeUndefined();
  expect(timeBonusEnd(user({ paid_user: true }), NOW)).toBeUndefined();
  expect(timeBonusEnd(user({ bought_before: true }), NOW)).toBeUndefined();
  expect(timeBonusEnd(user({ signup_date: null }), NOW)).toBeUndefined();
});

test("it is shown in the members' area and nowhere else", () => {
  const shownOn = (path: string) => shownTimeBonus(user(), { path, now: NOW }) !== undefined;
  for (const path of ["/members", "/members/7", "/chats", "/likes", "/likes/given", "/likes/m/7", "/premium"])
    expect(shownOn(path), path).toBe(true);
  for (const path of ["/credits", "/credits/20", "/profile", "/chats/7", "/members/7/chat", "/transactions", "/"])
    expect(shownOn(path), path).toBe(false);
});

test("no, thank you is the end of both; a modal that was closed is gone alone, and it needs an empty wallet", () => {
  const shown = (wishes = {}) => shownTimeBonus(user(wishes), { path: "/members", now: NOW });
  const at = new Date(NOW).toISOString();
  expect(shown()).toEqual({ end: NOW + TIME_BONUS.ms, modal: true });
  expect(shown({ bonus_dismissed: at })).toBeUndefined();
  expect(shown({ bonus_modal_dismissed: at })).toEqual({ end: NOW + TIME_BONUS.ms, modal: false });
  expect(shown({ credits: 1 })).toEqual({ end: NOW + TIME_BONUS.ms, modal: false });
});
