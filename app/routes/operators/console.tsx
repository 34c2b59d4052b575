import { Outlet } from "react-router";
import { operatorOverview } from "../../contract/operators.ts";
import { apiOf } from "../../request/context.server.ts";
import { requireOperator } from "../../request/session/with-operator.server.ts";
import type { Route } from "./+types/console.ts";

export const middleware: Route.MiddlewareFunction[] = [requireOperator];

/** The bar around it asks the same; here a session that has ended leads to sign-in. */
export async function loader({ context }: Route.LoaderArgs) {
  await apiOf(context).callOrThrow(operatorOverview);
  return null;
}

export default function Console() {
  return <Outlet />;
}
