/** Has React Router sent this form from the page, which stays? It asks for an action's data instead of a document. */
export function isSentByScript({ url }: Pick<Request, "url">): boolean {
  return new URL(url).pathname.endsWith(".data");
}
