import { Outlet } from "react-router";
import { operatorOverview } from "../../contract/operators/operators.ts";
import { apiOf } from "../../request/context.server.ts";
import { requireOperator } from "../../request/session/with-operator.server.ts";
import type { Route } from "./+types/console.ts";

export const middleware: Route.MiddlewareFunction[] = [requireOperator];

/** A session that has ended leads to sign-in. The bar and the queues ask the same, and one page asks the API once. */
export async function loader({ context }: Route.LoaderArgs) {
  await apiOf(context).callOrThrow(operatorOverview);
  return null;
}

export default function Console() {
  return <Outlet />;
}
