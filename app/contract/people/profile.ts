import { profileValues } from "./profile-values.ts";
import { country, day, flag, gender, id, instant, wholeNumber } from "../scalars.ts";
import { z } from "../zod.ts";

/**
 * A picture. `filename` and `thumb_filename` follow the setting `cdn_prefix`; whoever may not see it gets the blur's
 * name in both and `locked: true`. Status 'active' is shown, any other is under inspection (spec §4).
 */
export const image = z.object({
  id: id.optional(),
  filename: z.string().nullish(),
  thumb_filename: z.string().nullish(),
  /** The largest there is, for looking at one photo alone. */
  full_filename: z.string().nullish(),
  /** The one for the dialog of a match (spec §3). */
  match: z.string().nullish(),
  status: z.string().nullish(),
  locked: flag.optional(),
});

export type Image = z.output<typeof image>;

/** Somebody as a card shows them. Only `id` is sure: a PHP API may leave out all the rest. */
export const card = z.object({
  id,
  name: z.string().nullish(),
  gender: gender.nullish(),
  /** Years. */
  age: wholeNumber.nullish(),
  country: country.nullish(),
  region: z.string().nullish(),
  city: z.string().nullish(),
  /** Whole kilometres from town to town, in a search by a member or near a place; left out where a town is not known. */
  distance: wholeNumber.optional(),
  main_image: image.nullish(),
  /** A fictional profile: its icon and warning appear wherever it does (design §8). */
  fictional: flag.optional(),
  /** The asking member likes them. */
  liked: flag.optional(),
  /** They like the asking member back. */
  matched: flag.optional(),
  /** Within the last minutes; never for a fictional profile. */
  online: flag.optional(),
  /** An account that was deleted: nothing but the id is known, and of a fictional profile its name and sign. */
  deleted: flag.optional(),
  /** One interest for the card: a shared one where there is one. */
  interest: z.string().nullish(),
  /** It is the asking member's, too. */
  interest_shared: flag.optional(),
  /** How many photos there are to see, where it is more than one. */
  photos: wholeNumber.optional(),
  /** Signed up within the last seven days. */
  new: flag.optional(),
});

export type Card = z.output<typeof card>;

/** A whole profile page (spec §3, profile attributes). */
export const profile = card.extend({
  seeking: gender.nullish(),
  sexuality: z.enum(profileValues.sexuality).nullish(),
  about: z.string().nullish(),
  hair_colour: z.string().nullish(),
  eye_colour: z.string().nullish(),
  body_type: z.string().nullish(),
  relationship_status: z.string().nullish(),
  tattoos: z.string().nullish(),
  reason: z.string().nullish(),
  /** Keys of `GET interests.php`. */
  interests: z.array(z.string()).optional(),
  images: z.array(image).optional(),
  /** They like the asking member by the switch "like back whoever fits", not by hand (decision 0183). */
  by_switch: flag.optional(),
  /** The asking member likes them by that switch. */
  given_by_switch: flag.optional(),
  /** Who of the two blocked; a blocked pair sees nothing of each other, so this is for the blocker only. */
  blocked: flag.optional(),
  /** The asking member does not want to be shown them again (decision 0187). */
  hidden: flag.optional(),
});

export type Profile = z.output<typeof profile>;

/** Own account as user.php answers it (spec §3, User). */
export const user = z.object({
  id: id.optional(),
  status: z.string().nullish(),
  credits: wholeNumber,
  paid_user: flag,
  /** Bought once, and no premium member any more: no discount for a first purchase is left. */
  bought_before: flag.optional(),
  /** When the member said no to the time bonus, and when they closed its dialog (`dismissBonus`). */
  bonus_dismissed: instant.nullish(),
  bonus_modal_dismissed: instant.nullish(),
  language: z.string().nullish(),
  signup_date: z.string().nullish(),
  notifications_disabled: z.array(z.string()).nullish(),
  email: z.string().nullish(),
  profile: z.object({
    id: id.optional(),
    name: z.string().nullish(),
    country: z.string().nullish(),
    region: z.string().nullish(),
    city: z.string().nullish(),
    status: z.string().nullish(),
    gender: gender.nullish(),
    seeking: gender.nullish(),
    date_of_birth: day.nullish(),
    main_image: image.nullish(),
  }),
  /** When the activation mail last left; the hint at the spam folder follows a minute later (spec §9). */
  activation_mailed: instant.nullish(),
  /** A new address that waits for its confirmation. `failed`: mail to it came back. */
  email_change: z.object({ email: z.string(), failed: flag.default(false) }).nullish(),
  /** No client scripts (design §4.5); larger type, more contrast, no motion (look). */
  light_mode: flag.optional(),
  comfort_mode: flag.optional(),
  /** The latest decision about a photo of theirs. */
  photo_decided: z.object({ status: z.enum(["active", "refused"]), at: instant }).nullish(),
  /** IANA. */
  time_zone: z.string().nullish(),
  /** Visitors may see the member's card where a link leads to it. */
  show_to_visitors: flag.optional(),
  /**
   * Others see when the member is here, when they have read a message, and when they type; yes if left out. Who hides one of
   * these does not see it of others.
   */
  show_online: flag.optional(),
  show_read: flag.optional(),
  show_typing: flag.optional(),
  /** The Enter key sends a message; otherwise it begins a new line. */
  enter_sends: flag.optional(),
  /** Out of the search and of suggestions until they come back; conversations go on. */
  paused: flag.optional(),
  /** The version of terms and privacy statement that was agreed to last (spec §9). */
  terms_version: instant.nullish(),
  /** Totals for the badges; without them the caller counts chats and likes itself. */
  num_unread_messages: wholeNumber.optional(),
  num_new_likes: wholeNumber.optional(),
});

export type User = z.output<typeof user>;
