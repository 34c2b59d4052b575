/** Bytes of a text inside a JSON document: what a call with it weighs. */
export function bytesInJson(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}
