/**
 * A request's body as text, or undefined when it is longer than `most` bytes. Nothing is read beyond them: a sender who
 * leaves out Content-Length cannot fill the memory that all visitors share.
 */
export async function limitedText(request: Request, most: number): Promise<string | undefined> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return undefined;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
