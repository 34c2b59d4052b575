/** A profile that knows the way back. `photo`: the number of the photo that is shown large, from 1. */
export function profilePage(id: string, back: string, photo?: number): string {
  const query = new URLSearchParams({ ...(photo && { photo: String(photo) }), back });
  return `/members/${encodeURIComponent(id)}?${query}`;
}

/** Is it this member's conversation that one came from? */
export function isChatOf(id: string, back: string): boolean {
  return back === `/members/${id}/chat`;
}

/** Is it one of this member's other pages: their conversation, or a report about them? */
export function isBeside(id: string, back: string): boolean {
  return back.startsWith(`/members/${id}/`);
}

/** Where the member is reported, and back to the profile from there. */
export function reportPage(id: string, back: string): string {
  return `/members/${encodeURIComponent(id)}/report?${new URLSearchParams({ back: profilePage(id, back) })}`;
}

/** The profile with the question whether to block. */
export function blockPage(id: string, back: string): string {
  return `${profilePage(id, back)}&block=1`;
}
