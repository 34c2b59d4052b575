import { deleteAccount, reactivateAccount } from "../../../../app/contract/account/deletion.ts";
import { refuse } from "../../../../app/domain/result.ts";
import { handle, handleSignedIn } from "../../http/http.ts";
import { endedCookie } from "../../http/session-cookie.ts";
import { limitVisitor } from "../../visitors/visitor-limit.ts";
import { reactivationLimit } from "./limits.ts";

/** Spec §9: reversible for 14 days. */
export const startDeletion = handleSignedIn(deleteAccount, async ({ actors, caller, body, cookies, requestId }) => {
  const deleted = await actors.member(caller.id).deletion.start(caller.token, { ...body, requestId });
  if (deleted.ok) cookies.push(endedCookie);
  return deleted;
});

/** Spec §8: by the mail's link. */
export const postReactivation = handle(reactivateAccount, async (call) => {
  const { actors, body } = call;
  const allowed = await limitVisitor(call, reactivationLimit);
  if (!allowed.ok) return allowed;
  return actors.findMember(body.id)?.deletion.reactivate(body.token) ?? refuse("link_invalid");
});
