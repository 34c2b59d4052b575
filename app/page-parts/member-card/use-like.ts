import { useEffect, useEffectEvent, useState } from "react";
import type { Unsent } from "../navigation/unsent.ts";
import { useLikeRequest } from "./use-like-request.ts";

/**
 * Whether a member is liked, as it was last asked for: it shows at once, and what is asked meanwhile is sent when the answer
 * is here, so that the last wish counts. Where it cannot be sent it shows again what was before. `served`: as the page has it.
 */
export function useLike(id: string, served: boolean) {
  const [confirmed, setConfirmed] = useConfirmed(served);
  const [wanted, setWanted] = useState<boolean>();
  const [unsent, setUnsent] = useState<Unsent["unsent"]>();
  const request = useLikeRequest(id, (sent, failed) => {
    const now = failed ? confirmed : sent;
    setConfirmed(now);
    // A lost answer leaves open what the server has.
    const isKnown = failed !== "connection";
    if (wanted !== undefined && wanted !== sent && !(isKnown && wanted === now)) return wanted;
    setWanted(undefined);
    if (wanted === sent) setUnsent(failed);
    return undefined;
  });
  const onLeave = useEffectEvent(() => {
    if (wanted !== undefined) request.sendAfter(wanted);
  });
  useEffect(() => onLeave, []);
  const isLiked = wanted ?? confirmed;
  function toggle() {
    setUnsent(undefined);
    setWanted(!isLiked);
    if (!request.isPending()) request.send(!isLiked);
  }
  return { isLiked, unsent, toggle };
}

/** What the server has confirmed last: by an answer, or with the page's data when it has changed. */
function useConfirmed(served: boolean) {
  const [confirmed, setConfirmed] = useState(served);
  const [seen, setSeen] = useState(served);
  if (seen !== served) {
    setSeen(served);
    setConfirmed(served);
  }
  return [confirmed, setConfirmed] as const;
}
