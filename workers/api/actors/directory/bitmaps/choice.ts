import { gender as genders } from "../../../../../app/contract/scalars.ts";
import { clock } from "../../../clock.ts";
import type { Filter } from "../filter.ts";
import type { Bitmap } from "./bitmaps.ts";
import { agesOf } from "./ages.ts";
import { today } from "./days.ts";
import { between, type ExactTest } from "./exact-test.ts";
import { nearOf } from "./near.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Choice } from "./select.ts";
import { coupleOf, onlineNames, signedUpNames, wordName } from "./values.ts";

/** What a filter asks for in bitmaps, and the exact test of whom they leave. */
export function choiceOf(index: SearchIndex, filter: Filter): Choice {
  const ages = agesOf(index, filter.born);
  const near = nearOf(index, filter.near);
  const within = bitmapsOf(index, filter);
  // A fictional profile stands on a day without having been active on it.
  const noFictional = filter.fictional === false || filter.active_from !== undefined;
  const without = [
    ...(noFictional || filter.to_visitors === false ? [index.bitmaps.get("fictional")] : []),
    ...(filter.to_visitors === false ? [index.bitmaps.get("to_visitors")] : []),
  ];
  const share = [...within.map(({ count }) => count), ...without.map(({ count }) => index.size - count)].reduce(
    (all, count) => (all * count) / index.size,
    ages.share * near.share,
  );
  return {
    within: [...within, ...ages.within, ...near.within],
    without: [...without, ...ages.without],
    share,
    tests: [...ages.tests, ...near.tests, ...testsOf(index, filter)],
  };
}

function bitmapsOf(index: SearchIndex, filter: Filter): Bitmap[] {
  const { gender, seeking, regions, interests, relationship_status, reason, photo } = filter;
  const { to_visitors, signed_up_from, active_from, online_from, words = [] } = filter;
  const sought = seeking === undefined ? genders.options : [seeking];
  const named = [
    sought.map((one) => coupleOf({ gender, seeking: one })),
    regions?.map((region) => `region:${region}`),
    interests?.map((interest) => `interest:${interest}`),
    relationship_status === undefined ? undefined : [`relationship_status:${relationship_status}`],
    reason === undefined ? undefined : [`reason:${reason}`],
    photo ? ["photo"] : undefined,
    to_visitors ? ["fictional", "to_visitors"] : undefined,
    signed_up_from === undefined ? undefined : signedUpNames(signed_up_from, today(clock.now())),
    online_from === undefined ? undefined : onlineNames(online_from, clock.now()),
    ...words.map((word) => [wordName(word)]),
  ];
  const found = named.flatMap((values) => (values ? [index.bitmaps.union([...new Set(values)])] : []));
  return active_from === undefined ? found : [...found, index.together(index.days.filter((day) => day >= active_from))];
}

function testsOf({ columns }: SearchIndex, filter: Filter): ExactTest[] {
  const { asker_age, signed_up_from, signed_up_until, online_from } = filter;
  const tests: ExactTest[] = [];
  if (asker_age !== undefined)
    tests.push(between(columns.get("min_age"), 0, asker_age), between(columns.get("max_age"), asker_age, Infinity));
  if (signed_up_from !== undefined || signed_up_until !== undefined)
    tests.push(between(columns.get("signed_up"), signed_up_from ?? 0, (signed_up_until ?? Infinity) - 1));
  if (online_from !== undefined) tests.push(between(columns.get("minute"), Math.floor(online_from / 60_000), Infinity));
  return tests;
}
