interface Options {
  /** At once, of all members, of those of one network, and of each. */
  most: number;
  mostOfNetwork: number;
  mostEach: number;
  /** An upload that takes longer is forgotten. */
  longestMs: number;
  /** ms since 1970. */
  now(): number;
}

interface Sender {
  member: string;
  /** The prefix of their address; none where all visitors seem to come from one. */
  network?: string | undefined;
}

/** The places of files that come in at the same time. */
export interface UploadPlaces {
  /** Takes a place; the function gives it back. Else why there is none: this member has theirs, or all are taken that they may have. */
  begin(sender: Sender): (() => void) | "member" | "all";
}

/**
 * A place is held for as long as its upload lasts, however slow its sender is: that it goes on after the sender left is for
 * the caller to see to. No member holds more than a few, and no network more than a part: accounts cost nothing, so who opens
 * many shuts out nobody but their own network.
 */
export function createUploadPlaces({ most, mostOfNetwork, mostEach, longestMs, now }: Options): UploadPlaces {
  const begun = new Map<symbol, Sender & { at: number }>();
  return {
    begin({ member, network }) {
      for (const [place, { at }] of begun) if (at + longestMs <= now()) begun.delete(place);
      if ([...begun.values()].filter((one) => one.member === member).length >= mostEach) return "member";
      if (begun.size >= most) return "all";
      const fromThere = [...begun.values()].filter((one) => one.network === network).length;
      if (network !== undefined && fromThere >= mostOfNetwork) return "all";
      const place = Symbol("upload");
      begun.set(place, { member, network, at: now() });
      return () => void begun.delete(place);
    },
  };
}
