import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** Where members are looked for. */
export const MEMBERS = `${STAFF_PATH}/members`;

/** The page of a member. */
export function memberPath(id: string): string {
  return `${MEMBERS}/${encodeURIComponent(id)}`;
}

/** The page of a decided case about a member. */
export function casePath(id: string, number: string): string {
  return `${memberPath(id)}/cases/${encodeURIComponent(number)}`;
}
