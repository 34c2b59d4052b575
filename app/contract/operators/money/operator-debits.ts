import { defineEndpoint } from "../../endpoint.ts";
import { day, holding, id, instant, list, mintedKey, money, wholeNumber } from "../../scalars.ts";
import { z } from "../../zod.ts";

/** One collection. `end_to_end_id`: names it on the bank's statement; of the account only its last four signs. */
const listedDebit = z.object({
  number: wholeNumber,
  end_to_end_id: z.string(),
  reference: z.string(),
  iban_end: z.string(),
  amount: money,
  day,
  status: z.enum(["waiting", "withdrawn", "filed", "collected", "returned"]),
});
export type ListedDebit = z.output<typeof listedDebit>;

/** A file for the bank, and how many of its collections stand how; `filed`: nobody has said yet what became of them. */
const debitFile = z.object({
  file_id: id,
  message_id: z.string(),
  made_at: instant,
  operator: z.string(),
  total: money,
  filed: wholeNumber,
  collected: wholeNumber,
  returned: wholeNumber,
});
export type DebitFile = z.output<typeof debitFile>;

/** The debits that wait for a file, how many of them are due (for the next bank day), and the files, the latest first. Ours; decision 0234. */
export const listDebits = defineEndpoint({
  name: "listDebits",
  method: "GET",
  path: "/api/operator-debits.php",
  reply: z.object({ waiting: wholeNumber, due: wholeNumber, debits: list(listedDebit), files: list(debitFile) }),
  problems: ["authentication_required"],
});

/** A file with its debits; none where there is no file with this key. Ours. */
export const inspectDebitFile = defineEndpoint({
  name: "inspectDebitFile",
  method: "GET",
  path: "/api/operator-debit-file.php",
  query: z.object({ file_id: mintedKey }),
  reply: z.object({ file: debitFile.extend({ debits: list(listedDebit) }).nullish() }),
  problems: ["authentication_required"],
});

/** Puts all that is due into a new file; none where nothing is due. The same `file_id` again is the same file. Ours. */
export const makeDebitFile = defineEndpoint({
  name: "makeDebitFile",
  method: "POST",
  path: "/api/operator-debit-file.php",
  keyed: true,
  body: z.object({ file_id: mintedKey }),
  reply: z.object({ file: debitFile.nullish() }),
  problems: ["authentication_required", "direct_debit_unavailable"],
});

/** The file for the bank (pain.008.001.08), the same to the last byte each time; none where there is none, or it is too old. Written down. Ours. */
export const downloadDebitFile = defineEndpoint({
  name: "downloadDebitFile",
  method: "GET",
  path: "/api/operator-debit-download.php",
  query: z.object({ file_id: mintedKey }),
  reply: z.object({ download: z.object({ name: z.string(), xml: z.string() }).nullish() }),
  problems: ["authentication_required"],
});

/** The bank collected the file: what did not come back of it is paid. Answers how many that are now. Again changes nothing. Ours. */
export const collectDebitFile = defineEndpoint({
  name: "collectDebitFile",
  method: "PUT",
  path: "/api/operator-debit-file.php",
  body: z.object({ file_id: mintedKey }),
  reply: holding("collected", wholeNumber),
  problems: ["authentication_required", "yourself"],
});

/** One debit of a file came back: it has failed, or is charged back if it was paid. Again changes nothing. Ours. */
export const returnDebit = defineEndpoint({
  name: "returnDebit",
  method: "PUT",
  path: "/api/operator-debit.php",
  body: z.object({ file_id: mintedKey, number: z.int().min(1) }),
  reply: holding("returned", z.boolean()),
  problems: ["authentication_required", "yourself"],
});
