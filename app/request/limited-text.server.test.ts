import { expect, test } from "vitest";
import { limitedText } from "./limited-text.server.ts";

/** A body without a length, in pieces of a kilobyte; counts how many were taken from it. */
function streamed(pieces: number) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken === pieces) return controller.close();
        taken += 1;
        controller.enqueue(new Uint8Array(1024).fill(120));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://site/", { method: "POST", body, duplex: "half" } as RequestInit);
  return { request, taken: () => taken };
}

test("a body that fits is its text, also where a character is cut by the pieces", async () => {
  const request = new Request("http://site/", { method: "POST", body: "één 🌻" });
  expect(await limitedText(request, 100)).toBe("één 🌻");
  expect(await limitedText(new Request("http://site/", { method: "POST" }), 100)).toBe("");
  expect(await limitedText(streamed(3).request, 4096)).toHaveLength(3072);
});

test("of a body that does not fit no more is read than it may have", async () => {
  const { request, taken } = streamed(1000);
  expect(await limitedText(request, 4096)).toBeUndefined();
  expect(taken()).toBeLessThan(8);
});

test("the limit is in bytes", async () => {
  expect(await limitedText(new Request("http://site/", { method: "POST", body: "é".repeat(60) }), 100)).toBeUndefined();
});
