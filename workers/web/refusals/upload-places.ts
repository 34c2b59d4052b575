interface Options {
  /** At once, of all members, of those of one block of networks, of one network, and of each. */
  most: number;
  mostOfBlock: number;
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
  /** The block around it (`blockOf`); none for IPv4. */
  block?: string | undefined;
}

/** The places of files that come in at the same time. */
export interface UploadPlaces {
  /** Takes a place; the function gives it back. Else why there is none: this member has theirs, or all are taken that they may have. */
  begin(sender: Sender): (() => void) | "member" | "all";
}

/**
 * A place is held for as long as its upload lasts, however slow its sender is: that it goes on after the sender left is for
 * the caller to see to. No member holds more than a few, and no network or block of them more than a part: accounts cost
 * nothing, so who opens many shuts out nobody but their own network.
 */
export function createUploadPlaces({ longestMs, now, ...bounds }: Options): UploadPlaces {
  const begun = new Map<symbol, Sender & { at: number }>();
  const isFull = (by: keyof Sender, value: string | undefined, most: number) =>
    value !== undefined && [...begun.values()].filter((one) => one[by] === value).length >= most;
  return {
    begin({ member, network, block }) {
      for (const [place, { at }] of begun) if (at + longestMs <= now()) begun.delete(place);
      if (isFull("member", member, bounds.mostEach)) return "member";
      if (begun.size >= bounds.most) return "all";
      if (isFull("network", network, bounds.mostOfNetwork) || isFull("block", block, bounds.mostOfBlock)) return "all";
      const place = Symbol("upload");
      begun.set(place, { member, network, block, at: now() });
      return () => void begun.delete(place);
    },
  };
}
