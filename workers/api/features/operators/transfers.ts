import {
  changeTransferAccount,
  failTransfer,
  inspectTransfer,
  listTransfers,
  markTransferred,
  type Transfer,
  TRANSFERS_PAGE,
} from "../../../../app/contract/operators/money/operator-transfers.ts";
import { BANK_ZONE } from "../../../../app/domain/direct-debit.ts";
import { dayIn } from "../../../../app/domain/locale/day.ts";
import { refundDue } from "../../../../app/domain/money/withdrawal.ts";
import { accept } from "../../../../app/domain/result.ts";
import type { ShownTransfer } from "../../actors/site/debits/transfer-rows.ts";
import { instantOf } from "../../clock.ts";
import { handleOperator } from "../../http/handle-operator.ts";

export const getTransfers = handleOperator(listTransfers, async ({ actors, operator, query: { page } }) => {
  const { waiting, marked, found } = await actors.site().transfers.list({ page, size: TRANSFERS_PAGE }, operator);
  return accept({ waiting: waiting.map(transferOf), marked: marked.map(transferOf), found });
});

export const getTransfer = handleOperator(inspectTransfer, async ({ actors, operator, query }) => {
  const found = await actors.site().transfers.inspect(query.number, operator);
  return found.ok ? accept({ transfer: transferOf(found.value) }) : found;
});

export const putTransfer = handleOperator(markTransferred, ({ actors, operator, body }) =>
  actors.site().transfers.markTransferred(body, operator),
);

export const putTransferAccount = handleOperator(changeTransferAccount, ({ actors, operator, body }) =>
  actors.site().transfers.changeAccount(body, operator),
);

export const putTransferFailure = handleOperator(failTransfer, ({ actors, operator, body }) =>
  actors.site().transfers.fail(body, operator),
);

function transferOf({ amount, asked_at, marked_at, debit_status, ...row }: ShownTransfer): Transfer {
  const { number, account_holder, iban, iban_end, words, receipt, payment, reason, status, day, failure } = row;
  return {
    number,
    account_holder,
    iban,
    iban_end,
    words,
    receipt,
    payment,
    reason,
    status,
    day,
    failure,
    operator: row.operator,
    amount: { amount, currency: "EUR" },
    asked_at: instantOf(asked_at),
    due: reason === "withdrawal" ? refundDue(dayIn(BANK_ZONE, asked_at)) : null,
    charged_back: debit_status === "returned",
    marked_at: marked_at === null ? null : instantOf(marked_at),
  };
}
