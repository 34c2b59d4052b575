/** A profile that knows the way back. */
export function profilePage(id: string, back: string): string {
  return `/members/${encodeURIComponent(id)}?${new URLSearchParams({ back })}`;
}

/** Is it this member's conversation that one came from? */
export function isChatOf(id: string, back: string): boolean {
  return back === `/members/${id}/chat`;
}

/** The same with the question whether to block. */
export function blockPage(id: string, back: string): string {
  return `${profilePage(id, back)}&block=1`;
}
