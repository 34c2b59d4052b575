import type { Gender, Locale } from "../../../../app/contract/scalars.ts";
import type { ProfileDetails, StoredImage } from "./person.ts";

/** Everything that a new member begins with: a sign-up, a seeded member, or one that a test asks for. */
export interface CreateOrder extends ProfileDetails {
  id: string;
  site: string;
  email: string;
  /** In clear, only to check a repeated sign-up against the first. */
  password?: string;
  /** `hashPassword`; without one nobody can sign in (fictional profiles). */
  password_hash?: string;
  name: string;
  gender: Gender;
  seeking: Gender;
  date_of_birth: string;
  country: string;
  region: string;
  city: string;
  language: Locale;
  interests?: string[];
  images?: StoredImage[];
  fictional?: boolean;
  /** The address needs no activation: seeded members, and members that tests ask for. */
  confirmed?: boolean;
  paid_user?: boolean;
  /** Credits to begin with (setting signup_credits). */
  signup_credits: number;
  /** When they were said, milliseconds; news only if they want it. */
  consents?: { terms: number; sensitive: number; news?: number };
  traffic_source?: Record<string, string | undefined>;
  /** Milliseconds; now if left out. */
  signup_date?: number;
  last_active?: number;
  /** With it the member is signed in at once. */
  session?: { user_agent: string };
}
