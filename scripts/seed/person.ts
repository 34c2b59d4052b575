import type { Gender } from "../../app/contract/scalars.ts";
import { interests as allInterests } from "../../workers/api/interests.ts";
import type { SeedMember } from "../../workers/api/seed/seed-member.ts";
import { aboutText } from "./words/about.ts";
import { firstNames } from "./words/first-names.ts";
import { placeFor } from "./places.ts";
import { randomFrom, type Random } from "./random.ts";

/** Everything but the photos, which the site makes. */
export type SeedPerson = Omit<SeedMember, "images"> & { photos: number };

/** One number makes the whole demonstration. */
const SEED = 1964;
const DAY = 86_400_000;

/**
 * The person number `index`, the same in every run but for the days, which count from `now` (milliseconds).
 * `onlyFictional`: on a site that is not a demonstration everybody is a fictional profile (design §8). `countries`: where they
 * may live; anywhere without.
 */
export function personNumber(
  index: number,
  { now, onlyFictional, countries }: { now: number; onlyFictional: boolean; countries?: readonly string[] },
): SeedPerson {
  const random = randomFrom(SEED, `person ${index}`);
  const gender: Gender = index % 2 === 0 ? "female" : "male";
  const fictional = onlyFictional || index % 3 === 2;
  const place = placeFor(index, random, countries);
  const age = ageOf(random);
  const interests = random.some(allInterests, 3 + random.whole(5));
  return {
    key: `${SEED}/${index}`,
    ...place,
    name: random.pick(firstNames(place.language, gender, age)),
    gender,
    ...orientation(gender, random),
    date_of_birth: new Date(now - age * 365.25 * DAY - random.whole(360) * DAY).toISOString().slice(0, 10),
    interests,
    about: aboutText({ language: place.language, interests, city: place.city, random }),
    ...looks(age, gender, random),
    fictional,
    last_active: fictional ? 0 : now - Math.floor(random.fraction() ** 2 * 30 * DAY) - 20 * 60_000,
    signup_date: now - (31 + random.whole(400)) * DAY,
    photos: random.chance(0.25) ? 2 : 1,
  };
}

/** Mostly 50 to 85, around 64. */
function ageOf(random: Random): number {
  if (random.chance(0.05)) return 43 + random.whole(7);
  return 50 + Math.floor(((random.fraction() + random.fraction() + random.fraction()) / 3) ** 1.1 * 35);
}

function orientation(gender: Gender, random: Random): Pick<SeedMember, "seeking" | "sexuality"> {
  const other: Gender = gender === "female" ? "male" : "female";
  const seeking = random.chance(0.93) ? other : gender;
  return { seeking, sexuality: sexualityOf(gender, seeking) };
}

export function sexualityOf(gender: Gender, seeking: Gender): SeedMember["sexuality"] {
  if (gender !== seeking) return "hetero";
  return gender === "female" ? "lesbian" : "gay";
}

function looks(age: number, gender: Gender, random: Random) {
  const grey = random.chance(Math.min(0.92, (age - 40) / 32));
  const hair = grey ? ["grey", "silver", age > 70 ? "white" : "grey"] : ["blond", "brown", "dark_brown", "red"];
  return {
    hair_colour: gender === "male" && random.chance(0.15) ? "bald" : random.pick(hair),
    eye_colour: random.pick(["blue", "brown", "green", "grey", "hazel"]),
    body_type: random.pick(
      gender === "female"
        ? ["slim", "average", "average", "curvy", "sturdy"]
        : ["slim", "average", "average", "athletic", "sturdy"],
    ),
    relationship_status: random.pick(
      age > 66
        ? ["widowed", "widowed", "divorced", "single"]
        : ["divorced", "divorced", "single", "widowed", "separated"],
    ),
    tattoos: random.pick(["none", "none", "none", "one", "few"]),
    reason: random.pick(["company", "relationship", "friendship", "conversation", "travel", "activities", "love"]),
  };
}
