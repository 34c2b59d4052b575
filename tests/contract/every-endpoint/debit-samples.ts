import { randomUUID } from "node:crypto";
import * as operatorDebits from "../../../app/contract/operators/money/operator-debits.ts";
import * as operatorTransfers from "../../../app/contract/operators/money/operator-transfers.ts";
import { sample, type Sample } from "./sample.ts";

const transferSamples = [
  sample(operatorTransfers.inspectTransfer, "operator", () => ({ number: "1" })),
  sample(operatorTransfers.markTransferred, "operator", () => ({
    number: 1,
    mark_id: randomUUID(),
    iban_end: "4300",
    day: "2026-12-01",
  })),
  sample(operatorTransfers.changeTransferAccount, "operator", () => ({
    number: 1,
    iban_end: "4300",
    account_holder: "A. de Vries",
    iban: "NL20INGB0001234567",
  })),
  sample(operatorTransfers.failTransfer, "operator", () => ({
    number: 1,
    mark_id: randomUUID(),
    seen: "waiting" as const,
    reason: "other" as const,
  })),
];

/** A demonstration collects by no files: there is nothing to find, and nothing to mark. */
export const debitSamples: readonly Sample[] = [
  sample(operatorDebits.listDebits, "operator", () => ({})),
  sample(operatorDebits.inspectDebitFile, "operator", () => ({ file_id: randomUUID() })),
  sample(operatorDebits.makeDebitFile, "operator", () => ({ file_id: randomUUID() })),
  sample(operatorDebits.downloadDebitFile, "operator", () => ({ file_id: randomUUID() })),
  sample(operatorDebits.collectDebitFile, "operator", () => ({ file_id: randomUUID() })),
  sample(operatorDebits.returnDebit, "operator", () => ({ file_id: randomUUID(), number: 1 })),
  sample(operatorTransfers.listTransfers, "operator", () => ({})),
  ...transferSamples.map((one) => ({ ...one, missing: true })),
];
