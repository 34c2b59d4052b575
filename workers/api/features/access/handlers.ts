import { endOtherSessions, endSession, listSessions } from "../../../../app/contract/access.ts";
import { accept } from "../../../../app/domain/result.ts";
import { handleSignedIn } from "../../http.ts";

/** Own devices. */
export const getSessions = handleSignedIn(listSessions, async ({ actors, caller }) => {
  const sessions = await actors.member(caller.id).listSessions(caller.token);
  return sessions.ok ? accept({ sessions: sessions.value }) : sessions;
});

export const deleteSession = handleSignedIn(endSession, ({ actors, caller, body }) =>
  actors.member(caller.id).endSession(caller.token, body.id),
);

export const deleteOtherSessions = handleSignedIn(endOtherSessions, ({ actors, caller }) =>
  actors.member(caller.id).endOtherSessions(caller.token),
);
