import { Outlet, useOutletContext } from "react-router";
import type { PageHandle } from "../../request/pages/page-handle.ts";
import type { MemberArea } from "../../request/pages/member-area.ts";

/** Pages of the members' area that need no client script: forms, and what is only read; they are loaded whole. */
export const handle = { hydrate: false } satisfies PageHandle;

export default function NoScriptLayout() {
  return <Outlet context={useOutletContext<MemberArea>()} />;
}
