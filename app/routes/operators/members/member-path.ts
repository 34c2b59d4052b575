import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** The page of a member. */
export function memberPath(id: string): string {
  return `${STAFF_PATH}/members/${encodeURIComponent(id)}`;
}
