import type { Gender } from "../../../../app/contract/scalars.ts";
import type { StoredPhoto } from "../../providers/photos/stored-photo.ts";

/**
 * What a member tells the directory of their country: payload of the outbox event `card`, sent when they become
 * visible and whenever one of these changes. `remove` with `{ id }` takes them out (hidden, moved away, erased).
 */
export interface DirectoryCard {
  id: string;
  name: string;
  gender: Gender;
  seeking: Gender;
  /** `YYYY-MM-DD`; only the age leaves the API. */
  date_of_birth: string;
  country: string;
  region: string;
  city: string;
  /** Only a photo that is 'active'; without one the card shows a silhouette. */
  main_image: StoredPhoto | null;
  fictional: boolean;
  interests: string[];
  /** Milliseconds since 1970, as told at most every few minutes; the order uses only the day. 0 for a fictional profile. */
  last_active: number;
}
