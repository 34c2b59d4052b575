/** With the conversation's own name behind it: who the other one is, once they are erased. Nobody's id looks like it. */
export const PLACEHOLDER = "gone-";

export function isPlaceholder(id: string): boolean {
  return id.startsWith(PLACEHOLDER);
}
