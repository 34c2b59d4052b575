import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** The list of fictional profiles. */
export const FICTIONAL = `${STAFF_PATH}/fictional`;

/** The page of one. */
export function profilePath(id: string): string {
  return `${FICTIONAL}/profiles/${encodeURIComponent(id)}`;
}
