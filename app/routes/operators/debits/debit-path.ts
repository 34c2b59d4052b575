import { STAFF_PATH } from "../../../domain/auth/sign-in-path.ts";

/** What waits for a file, and the files. */
export const DEBITS = `${STAFF_PATH}/debits`;

/** The page of one file. */
export function debitFilePath(file_id: string): string {
  return `${DEBITS}/${file_id}`;
}
