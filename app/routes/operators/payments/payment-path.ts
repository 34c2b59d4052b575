import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** All payments. */
export const PAYMENTS = `${STAFF_PATH}/payments`;

/** Those that a bank took back and nobody has dealt with. */
export const DISPUTES = `${PAYMENTS}?state=dispute_open`;

/** One of them, by its number. */
export function paymentPath(number: number): string {
  return `${PAYMENTS}/${number}`;
}
