import { type Context, draftOf } from "../../request/context.server.ts";
import { TYPED_ADDRESS as KEY } from "../../request/session/visitor-cookie.server.ts";

/** The address that was typed last on the way to a new password, or to sign in when there was no turn: sealed in the visitor's cookie, never in a URL. */
export function typedAddress(context: Context): string {
  return draftOf(context).get()[KEY] ?? "";
}

export function rememberAddress(context: Context, email: string): void {
  const draft = draftOf(context);
  draft.set({ ...draft.get(), [KEY]: email.slice(0, 254) });
}

/** Whoever has come in needs it no more, and who comes after them on this device should not find it. */
export function forgetAddress(context: Context): void {
  const draft = draftOf(context);
  const { [KEY]: typed, ...rest } = draft.get();
  if (typed !== undefined) draft.set(rest);
}
