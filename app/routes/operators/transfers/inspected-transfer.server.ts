import { inspectTransfer } from "../../../contract/operators/money/operator-transfers.ts";
import { apiOf, type Context, localeOf } from "../../../request/context.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { transferView, type TransferView } from "./transfer-view.ts";

/** The refund of this number, as an address has it, as the staff's pages show it; throws 404 where there is none. */
export async function inspectedTransfer(context: Context, number: string): Promise<TransferView> {
  if (!/^\d{1,15}$/.test(number)) throw failure({ error: "not_found" });
  const { transfer } = await apiOf(context).callOrThrow(inspectTransfer, { number });
  return transferView(transfer, localeOf(context));
}
