import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** The list of discount codes. */
export const DISCOUNTS = `${STAFF_PATH}/discounts`;

/** The page of one. */
export function discountPath(code: string): string {
  return `${DISCOUNTS}/${encodeURIComponent(code)}`;
}
