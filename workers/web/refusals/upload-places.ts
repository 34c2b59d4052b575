interface Options {
  /** At once, of all members and of each. */
  most: number;
  mostEach: number;
  /** An upload that takes longer is forgotten. */
  longestMs: number;
  /** ms since 1970. */
  now(): number;
}

/** The places of files that come in at the same time. */
export interface UploadPlaces {
  /** Takes a place; the function gives it back. Else why there is none: this member has theirs, or all are taken. */
  begin(member: string): (() => void) | "member" | "all";
}

/**
 * A place is held for as long as its upload lasts, however slow its sender is: that it goes on after the sender left is for
 * the caller to see to. No member holds more than a few, so who opens many shuts out nobody but themselves.
 */
export function createUploadPlaces({ most, mostEach, longestMs, now }: Options): UploadPlaces {
  const begun = new Map<symbol, { member: string; at: number }>();
  return {
    begin(member) {
      for (const [place, { at }] of begun) if (at + longestMs <= now()) begun.delete(place);
      if ([...begun.values()].filter((one) => one.member === member).length >= mostEach) return "member";
      if (begun.size >= most) return "all";
      const place = Symbol("upload");
      begun.set(place, { member, at: now() });
      return () => void begun.delete(place);
    },
  };
}
