import { gender as genders } from "../../../../../app/contract/scalars.ts";
import { clock } from "../../../clock.ts";
import type { Filter } from "../filter.ts";
import type { Bitmap } from "./bitmaps.ts";
import { agesOf } from "./ages.ts";
import { today } from "./days.ts";
import { nearOf } from "./near.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Choice } from "./select.ts";
import { coupleOf, onlineNames, signedUpNames, wordName } from "./values.ts";

type Test = Choice["fits"];

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
    fits: allOf([...ages.tests, ...near.tests, ...testsOf(index, filter)]),
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

function testsOf({ columns }: SearchIndex, filter: Filter): Test[] {
  const { asker_age, signed_up_from, signed_up_until, online_from } = filter;
  const tests: Test[] = [];
  if (asker_age !== undefined) {
    const [least, most] = [columns.get("min_age"), columns.get("max_age")];
    tests.push((number) => asker_age >= (least[number] as number) && asker_age <= (most[number] as number));
  }
  if (signed_up_from !== undefined) {
    const days = columns.get("signed_up");
    tests.push((number) => (days[number] as number) >= signed_up_from);
  }
  if (signed_up_until !== undefined) {
    const days = columns.get("signed_up");
    tests.push((number) => (days[number] as number) < signed_up_until);
  }
  if (online_from !== undefined) {
    const [minutes, first] = [columns.get("minute"), Math.floor(online_from / 60_000)];
    tests.push((number) => (minutes[number] as number) >= first);
  }
  return tests;
}

function allOf([first, second, ...others]: Test[]): Test {
  if (!first) return () => true;
  if (!second) return first;
  return allOf([(number) => first(number) && second(number), ...others]);
}
