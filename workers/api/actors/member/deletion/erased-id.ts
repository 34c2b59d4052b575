/** With the conversation's own name behind it: who the other one is, once they are erased. Nobody's id looks like it. */
export const ERASED_ID = "erased-";

/** Does the id stand for an erased contact? Conversations with one have no profile. */
export function isErasedId(id: string): boolean {
  return id.startsWith(ERASED_ID);
}
