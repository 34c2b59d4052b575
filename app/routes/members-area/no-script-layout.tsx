import { Outlet, useOutletContext } from "react-router";
import type { MemberArea } from "../../request/pages/member-area.ts";
import { usePageFacts } from "../../request/pages/page-facts.ts";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import { BonusScript } from "./time-bonus/bonus-script.tsx";
import type { ShownBonus } from "./time-bonus/time-bonus.server.ts";
import { LiveTotals } from "./totals/live-totals.tsx";

/** Pages of the members' area that need no client script: forms, and what is only read; they are loaded whole. */
export const handle = { hydrate: false } satisfies PageHandle;

export default function NoScriptLayout() {
  const area = useOutletContext<MemberArea & { bonus?: ShownBonus }>();
  const { light } = usePageFacts();
  return (
    <>
      <Outlet context={area} />
      {!light && area.bonus && <BonusScript bonus={area.bonus} />}
      {!light && <LiveTotals {...area} />}
    </>
  );
}
