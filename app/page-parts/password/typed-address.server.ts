import { type Context, draftOf } from "../../request/context.server.ts";
import { TYPED_ADDRESS as KEY } from "../../request/session/visitor-cookie.server.ts";

/** The address typed last at the reset form, or at a sign-in that the site was too busy for. In the visitor's encrypted cookie, never in a URL. */
export function typedAddress(context: Context): string {
  return draftOf(context).get()[KEY] ?? "";
}

export function rememberAddress(context: Context, email: string): void {
  const draft = draftOf(context);
  draft.set({ ...draft.get(), [KEY]: email.slice(0, 254) });
}

/** Removed after the sign-in, so that the next person on this device does not see it. */
export function forgetAddress(context: Context): void {
  const draft = draftOf(context);
  const { [KEY]: typed, ...rest } = draft.get();
  if (typed !== undefined) draft.set(rest);
}
