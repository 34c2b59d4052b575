/** A profile that knows the way back. `photo`: the number of the photo that is shown large, from 1. */
export function profilePage(id: string, back: string, photo?: number): string {
  const query = new URLSearchParams({ ...(photo && { photo: String(photo) }), back });
  return `/members/${encodeURIComponent(id)}?${query}`;
}

/** Is it this member's conversation that one came from? */
export function isChatOf(id: string, back: string): boolean {
  return back === `/members/${id}/chat`;
}

/** Where the member is reported, and back to the profile from there. */
export function reportPage(id: string, back: string): string {
  return `/members/${encodeURIComponent(id)}/report?${new URLSearchParams({ back: profilePage(id, back) })}`;
}

/** The profile with the question whether to block. */
export function blockPage(id: string, back: string): string {
  return `${profilePage(id, back)}&block=1`;
}

/** Where the question whether to block is answered, and where "no" leads. */
export function blockQuestion(id: string, back: string) {
  // Who came from the conversation or from a report, to block, had not asked for the profile.
  const isBeside = back.startsWith(`/members/${id}/`);
  return { page: blockPage(id, back), before: isBeside ? back : profilePage(id, back) };
}
