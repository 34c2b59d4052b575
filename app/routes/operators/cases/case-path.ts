import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** The page of a claimed report or complaint. */
export function reportPath(number: string): string {
  return `${STAFF_PATH}/reports/${number}`;
}

/** Keeps what was typed about it, and leads to `attachPath`. */
export function findMemberPath(number: string): string {
  return `${reportPath(number)}/find`;
}

/** Where whom it is about is looked for. */
export function attachPath(number: string): string {
  return `${reportPath(number)}/member`;
}
