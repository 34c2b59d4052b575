import { downloadDebitFile } from "../../../contract/operators/money/operator-debits.ts";
import { apiOf } from "../../../request/context.server.ts";
import { failure } from "../../../request/pages/failure.server.ts";
import { requireOperator } from "../../../request/session/with-operator.server.ts";
import type { Route } from "./+types/download.ts";

export const middleware: Route.MiddlewareFunction[] = [requireOperator];

/** The file for the bank, as it was made. It is stored nowhere on the way. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { download } = await apiOf(context).callOrThrow(downloadDebitFile, { file_id: params.file });
  if (!download) throw failure({ error: "not_found" });
  const headers = {
    "Content-Type": "application/xml; charset=utf-8",
    "Content-Disposition": `attachment; filename="${download.name}"`,
    "Cache-Control": "no-store",
  };
  return new Response(download.xml, { headers });
}
