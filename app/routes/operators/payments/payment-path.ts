import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** All payments. */
export const PAYMENTS = `${STAFF_PATH}/payments`;

/** One of them, by its number. */
export function paymentPath(number: number): string {
  return `${PAYMENTS}/${number}`;
}
