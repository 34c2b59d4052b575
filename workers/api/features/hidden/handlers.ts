import { hideMember, listHidden, unhideMember } from "../../../../app/contract/people/hidden.ts";
import { accept } from "../../../../app/domain/result.ts";
import { handleSignedIn } from "../../http/http.ts";

/** Whom the caller does not want to be shown again. Decision 0187. */
export const getHidden = handleSignedIn(listHidden, async ({ actors, caller }) => {
  const listed = await actors.member(caller.id).people.hidden(caller.token);
  return listed.ok ? accept({ hidden: listed.value }) : listed;
});

export const postHidden = handleSignedIn(hideMember, ({ actors, caller, body }) =>
  actors.member(caller.id).people.hide(caller.token, body.id),
);

/** Takes it back. */
export const deleteHidden = handleSignedIn(unhideMember, ({ actors, caller, body }) =>
  actors.member(caller.id).people.unhide(caller.token, body.id),
);
