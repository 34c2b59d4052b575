import { block, listBlocked, unblock } from "../../../../app/contract/safety/blocks.ts";
import { accept } from "../../../../app/domain/result.ts";
import { handleSignedIn } from "../../http/http.ts";

/** Whom the caller has blocked. Spec §4. */
export const getBlocked = handleSignedIn(listBlocked, async ({ actors, caller }) => {
  const listed = await actors.member(caller.id).people.blocked(caller.token);
  return listed.ok ? accept({ blocked: listed.value }) : listed;
});

/** Blocks somebody for the caller. */
export const postBlock = handleSignedIn(block, ({ actors, caller, body }) =>
  actors.member(caller.id).people.block(caller.token, body.id),
);

/** Takes it back. */
export const deleteBlock = handleSignedIn(unblock, ({ actors, caller, body }) =>
  actors.member(caller.id).people.unblock(caller.token, body.id),
);
