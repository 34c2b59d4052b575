import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** Sums of days. */
export const SUMS = `${STAFF_PATH}/sums`;
