/** The address that the answer to a form asks about (`ask-about-address.server.ts`). */
export function askedAddress(answer: object | undefined): string | undefined {
  return answer && "asked" in answer ? String(answer.asked) : undefined;
}
