import { Outlet } from "react-router";
import { operatorOverview, type Undoable } from "../../contract/operators/operators.ts";
import {
  apiOf,
  type Context,
  localeOf,
  nowOf,
  sessionOf,
  settingsOf,
  takeFlash,
} from "../../request/context.server.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { withOperator } from "../../request/session/with-operator.server.ts";
import { FlashBanner } from "../../page-parts/layout/flash-banner.tsx";
import type { Route } from "./+types/layout.ts";
import { OperatorBar } from "./operator-bar.tsx";
import { UndoNotice } from "./queue/undo-notice.tsx";

export const handle = { hydrate: false, quiet: true } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [withOperator];

export async function loader({ context }: Route.LoaderArgs) {
  const overview = sessionOf(context).signedIn ? await apiOf(context).call(operatorOverview) : undefined;
  return {
    site: settingsOf(context).name,
    locale: localeOf(context),
    flash: takeFlash(context),
    ...(overview?.ok && { overview: overview.value, undo: undoOf(overview.value.undoable, context) }),
  };
}

/** For how long the last decision can still be taken back, by the server's clock. */
function undoOf(undoable: Undoable | null | undefined, context: Context) {
  if (!undoable) return undefined;
  const { until, ...decided } = undoable;
  return { ...decided, left: Math.max(0, Date.parse(until) - Date.parse(nowOf(context))) };
}

/** Around all pages of the site's staff; where they sign in it has nothing to lead to. */
export default function OperatorLayout({ loaderData: { flash, undo, ...bar } }: Route.ComponentProps) {
  return (
    <>
      <OperatorBar {...bar} />
      {undo && <UndoNotice {...undo} />}
      {flash && <FlashBanner flash={flash} />}
      <Outlet />
    </>
  );
}
