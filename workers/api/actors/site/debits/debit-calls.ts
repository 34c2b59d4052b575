import { RpcTarget } from "cloudflare:workers";
import type { FileCreditor } from "../../../../../app/domain/sepa/direct-debit-file.ts";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";
import { creditorOf } from "../settings/company.ts";
import { type Actor, writeAudit } from "../operators/audit/audit.ts";
import type { Surroundings } from "../operators/queue/queue-calls.ts";
import type { SiteEnv } from "../site-env.ts";
import { debitsOf, dueDebits, endToEndId, eraseOldFiles, type FileRow, findFile, makeFile } from "./debit-files.ts";
import {
  type FileSummary,
  type ListedDebits,
  listDebits,
  type ShownDebit,
  shownDebit,
  summaryOf,
} from "./debit-list.ts";
import { changeDebit, type DebitRow, filedDebit, type FiledDebit, findDebit, withdrawDebit } from "./debit-rows.ts";

/** Debits of the site's own bank, and the files that operators make of them. Decision 0234. */
export class DebitCalls extends RpcTarget {
  constructor(
    private readonly around: Surroundings,
    private readonly env: SiteEnv,
    private readonly site: string,
  ) {
    super();
  }

  /** How a payment stands, by its name at the provider; undefined while its debit is on the way here, and once its member was erased. */
  find(ref: string): FiledDebit | undefined {
    const row = findDebit(this.#sql, ref);
    return row && filedDebit(this.#sql, row, this.site);
  }

  /** The member cancelled the payment: no file has it. What is in a file stays there. */
  withdraw(ref: string): void {
    this.#write((sql) => withdrawDebit(sql, ref));
  }

  /** What waits, and the files. */
  list(): ListedDebits {
    this.#write(eraseOldFiles);
    return listDebits(this.#sql);
  }

  /** A file and its debits; undefined: there is none with this key. */
  inspect(file_id: string): { file: FileSummary; debits: ShownDebit[] } | undefined {
    const file = findFile(this.#sql, file_id);
    return file && { file: summaryOf(this.#sql, file), debits: debitsOf(this.#sql, file.number).map(shownDebit) };
  }

  /**
   * Every debit that is due goes into one file. The same key again is the same file; null where nothing is due.
   * `direct_debit_unavailable`: it is not set up who collects.
   */
  make(file_id: string, operator: Actor): Result<FileSummary | null> {
    return this.#write((sql) => {
      const earlier = findFile(sql, file_id);
      if (earlier) return accept(summaryOf(sql, earlier));
      const debits = dueDebits(sql);
      if (debits.length === 0) return accept(null);
      const creditor = this.#creditor();
      if (!creditor) return refuse("direct_debit_unavailable");
      const file = makeFile(sql, { file_id, operator: operator.name, creditor, debits });
      writeAudit(sql, { operator, action: "debit_file_made", why: file.message_id });
      return accept(summaryOf(sql, file));
    });
  }

  /** The file as it was made, written down as read; undefined: there is none, or it is too old. */
  download(file_id: string, operator: Actor): { name: string; xml: string } | undefined {
    return this.#write((sql) => {
      const file = findFile(sql, file_id);
      if (!file?.xml) return undefined;
      writeAudit(sql, { operator, action: "debit_file_downloaded", why: file.message_id });
      return { name: `${file.message_id}.xml`, xml: file.xml };
    });
  }

  /** The bank's statement has the file: whatever of it did not come back is paid. Answers how many that are now. `yourself`: nobody pays their own. */
  collect(file_id: string, operator: Actor): Result<number> {
    return this.#write((sql) => {
      const file = findFile(sql, file_id);
      const filed = file ? debitsOf(sql, file.number).filter(({ status }) => status === "filed") : [];
      if (isOwn(filed, operator)) return refuse("yourself");
      for (const row of filed) changeDebit(sql, row, "collected");
      if (filed.length > 0) this.#note("debits_collected", file, operator);
      return accept(filed.length);
    });
  }

  /** A debit came back: it was never paid, or is taken back if it was. Answers whether that changes anything. */
  giveBack({ file_id, number }: { file_id: string; number: number }, operator: Actor): Result<boolean> {
    return this.#write((sql) => {
      const file = findFile(sql, file_id);
      const row = file && debitsOf(sql, file.number).find((one) => one.number === number);
      if (row && isOwn([row], operator)) return refuse("yourself");
      if (row?.status !== "filed" && row?.status !== "collected") return accept(false);
      changeDebit(sql, row, "returned", row.status === "collected" ? 1 : 0);
      const about = row.member === null ? {} : { member: row.member };
      writeAudit(sql, { operator, action: "debit_returned", why: endToEndId(number), ...about });
      return accept(true);
    });
  }

  #note(action: "debits_collected", file: FileRow | undefined, operator: Actor): void {
    writeAudit(this.#sql, { operator, action, ...(file && { why: file.message_id }) });
  }

  #creditor(): FileCreditor | undefined {
    const { SDD_CREDITOR_IBAN: iban, SDD_CREDITOR_BIC: bic } = this.env;
    const { name, creditor_id: id } = creditorOf(this.#sql, this.env);
    return iban && id && name ? { name, id, iban: iban.replaceAll(" ", ""), bic } : undefined;
  }

  get #sql(): SqlStorage {
    return this.around.storage.sql;
  }

  #write<Value>(act: (sql: SqlStorage) => Value): Value {
    const done = this.around.storage.transactionSync(() => act(this.#sql));
    this.around.schedule();
    return done;
  }
}

function isOwn(rows: DebitRow[], { member }: Actor): boolean {
  return member !== undefined && rows.some((row) => row.member === member);
}
