import {
  collectDebitFile,
  downloadDebitFile,
  inspectDebitFile,
  listDebits,
  makeDebitFile,
  returnDebit,
} from "../../../../app/contract/operators/money/operator-debits.ts";
import { accept } from "../../../../app/domain/result.ts";
import type { FileSummary, ShownDebit } from "../../actors/site/debits/debit-list.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";

export const getDebits = handleOperator(listDebits, async ({ actors }) => {
  const { debits, files, ...counts } = await actors.site().debits.list();
  return accept({ ...counts, debits: debits.map(debitOf), files: files.map(fileOf) });
});

export const getDebitFile = handleOperator(inspectDebitFile, async ({ actors, query }) => {
  const found = await actors.site().debits.inspect(query.file_id);
  return accept({ file: found ? { ...fileOf(found.file), debits: found.debits.map(debitOf) } : null });
});

export const postDebitFile = handleOperator(makeDebitFile, async ({ actors, operator, body }) => {
  const made = await actors.site().debits.make(body.file_id, operator);
  return made.ok ? accept({ file: made.value && fileOf(made.value) }) : made;
});

export const getDebitDownload = handleOperator(downloadDebitFile, async ({ actors, operator, query }) =>
  accept({ download: (await actors.site().debits.download(query.file_id, operator)) ?? null }),
);

export const putDebitFile = handleOperator(collectDebitFile, async ({ actors, operator, body }) => {
  const collected = await actors.site().debits.collect(body.file_id, operator);
  return collected.ok ? accept({ collected: collected.value }) : collected;
});

export const putDebit = handleOperator(returnDebit, async ({ actors, operator, body }) => {
  const returned = await actors.site().debits.giveBack(body, operator);
  return returned.ok ? accept({ returned: returned.value }) : returned;
});

const euros = (amount: number) => ({ amount, currency: "EUR" });

function debitOf({ amount, ...debit }: ShownDebit) {
  return { ...debit, amount: euros(amount) };
}

function fileOf({ made_at, total, number: _number, ...file }: FileSummary) {
  return { ...file, made_at: instantOf(made_at), total: euros(total) };
}
