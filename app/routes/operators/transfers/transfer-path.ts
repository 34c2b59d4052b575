import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** Refunds that somebody transfers by hand. */
export const TRANSFERS = `${STAFF_PATH}/transfers`;

/** The page of one of them. */
export function transferPath(number: number): string {
  return `${TRANSFERS}/${number}`;
}

/** Where another account is noted for one. */
export function transferAccountPath(number: number): string {
  return `${transferPath(number)}/account`;
}

/** Where it is said that one came back, or cannot be transferred. */
export function failedTransferPath(number: number): string {
  return `${transferPath(number)}/failed`;
}
