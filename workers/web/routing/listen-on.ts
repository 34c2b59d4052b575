/** So long an answer is held open for whoever still sends. */
const LISTENED_MS = 2_000;

/**
 * Answers a sender who has not come to an end: what still comes is read for a while, and thrown away. A connection with
 * something unread is reset when it is closed, and a reset can reach the sender before the answer is read.
 */
export async function answerWhileSending(
  request: Request,
  act: (passed: Request) => Promise<Response>,
): Promise<Response> {
  const reader = request.body?.getReader();
  if (!reader) return act(request);
  let isRead = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await reader.read();
      isRead = part.done;
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
  });
  // Node, where this is tested, asks for `duplex`, as the standard does.
  const passed = { method: request.method, body, duplex: "half" };
  const response = await act(new Request(request, passed));
  if (isRead || response.ok) return response;
  const words = await response.bytes();
  const held = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(words),
    async pull(controller) {
      await readOn(reader, Date.now() + LISTENED_MS);
      controller.close();
    },
  });
  return new Response(held, response);
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>, until: number): Promise<void> {
  const late = new Promise<{ done: true }>((resolve) => setTimeout(() => resolve({ done: true }), until - Date.now()));
  const gone = () => ({ done: true }) as const;
  for (;;) {
    const part = await Promise.race([reader.read().catch(gone), late]);
    if (part.done || Date.now() > until) return;
  }
}
