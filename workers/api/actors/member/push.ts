import type { News } from "./notices.ts";
import type { MemberState } from "./state.ts";

/** Push messages for what happened, to the devices that want them. */
export function planPush(_state: MemberState, _news: News): void {}
