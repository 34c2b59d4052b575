/** An erased contact's id is this prefix and the conversation's id. No member's id has a hyphen. */
export const ERASED_ID = "erased-";

/** Does the id stand for an erased contact? Conversations with one have no profile. */
export function isErasedId(id: string): boolean {
  return id.startsWith(ERASED_ID);
}
