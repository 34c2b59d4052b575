import { profile } from "../../../app/contract/people/profile.ts";
import { country, day, gender, locale } from "../../../app/contract/scalars.ts";
import { z } from "../../../app/contract/zod.ts";

const details = profile
  .pick({ sexuality: true, about: true, hair_colour: true, eye_colour: true })
  .extend(profile.pick({ body_type: true, relationship_status: true, tattoos: true, reason: true }).shape);

/** A photo's record, as `POST /internal/seed/photo` answered it. */
const seedPhoto = z.object({ id: z.string().regex(/^[a-z0-9]{20}$/), status: z.string() });

/** Somebody of the demo data. `key` is theirs for ever: the same one again is the same member. */
export const seedMember = details.extend({
  key: z.string().min(1).max(64),
  name: z.string().min(1).max(40),
  gender,
  seeking: gender,
  date_of_birth: day,
  country,
  region: z.string().min(1),
  city: z.string().min(1),
  language: locale,
  interests: z.array(z.string()),
  images: z.array(seedPhoto),
  fictional: z.boolean(),
  /** Milliseconds; 0 for a fictional profile, which is never active. */
  last_active: z.int(),
  signup_date: z.int(),
});

export type SeedMember = z.output<typeof seedMember>;
export type SeedPhoto = z.output<typeof seedPhoto>;

export const seedMembers = z.object({ members: z.array(seedMember).max(100) });

/** What a test or the demo asks of one member who can sign in; everything else is made up. */
export const readyMember = seedMember.partial().extend({
  email: z.string().max(254).optional(),
  password: z.string().min(8).optional(),
  credits: z.int().min(0).optional(),
  paid_user: z.boolean().optional(),
  confirmed: z.boolean().optional(),
  /** They have switched "show me to visitors" on. */
  show_to_visitors: z.boolean().optional(),
  /** Of the terms they agreed to; today's if left out. */
  terms_version: z.iso.datetime().optional(),
});

export type ReadyMemberWishes = z.input<typeof readyMember>;

export interface ReadyMember {
  id: string;
  email: string;
  password: string;
  /** As the API would set it: `session=…; HttpOnly; …`. */
  cookie: string;
}

/** Somebody of the site's staff, for `POST /internal/operator`. */
export const seedOperator = z.object({
  email: z.string().trim().min(3).max(254),
  name: z.string().trim().min(1).max(40),
  password: z.string().min(12).max(256),
});

export type SeedOperator = z.output<typeof seedOperator>;

/** An operator as `GET /internal/operators` lists them. */
export interface ListedOperator {
  id: string;
  name: string;
  /** ISO 8601. */
  created: string;
  /** How many they have. */
  passkeys: number;
}

/** What `DELETE /internal/operator` answers; `last`: nobody was removed, as there would be no operator. */
export type RemovedOperator = { outcome: "removed"; name: string } | { outcome: "unknown" } | { outcome: "last" };

/** How far the seeding came, kept by the site. */
export const seeded = z.object({
  members: z.int().min(0),
  logins: z.array(z.object({ email: z.string(), password: z.string(), name: z.string() })),
});

export type Seeded = z.output<typeof seeded>;
