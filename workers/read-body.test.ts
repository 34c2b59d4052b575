import { expect, test } from "vitest";
import { readBodyBytes, readBodyText } from "./read-body.ts";

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
  expect(await readBodyText(request, 100)).toBe("één 🌻");
  expect(await readBodyText(new Request("http://site/", { method: "POST" }), 100)).toBe("");
  expect(await readBodyText(streamed(3).request, 4096)).toHaveLength(3072);
});

test("of a body that does not fit no more is read than it may have", async () => {
  const { request, taken } = streamed(1000);
  expect(await readBodyText(request, 4096)).toBeUndefined();
  expect(taken()).toBeLessThan(8);
});

test("the limit is in bytes", async () => {
  expect(
    await readBodyText(new Request("http://site/", { method: "POST", body: "é".repeat(60) }), 100),
  ).toBeUndefined();
});

test("a body that arrives too slowly, or never completely, is refused", async () => {
  let taken: unknown;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: (reason) => void (taken = reason ?? "cancelled"),
  });
  const request = new Request("http://site/", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(await readBodyBytes(request, { most: 100, withinMs: 5 })).toEqual({ ok: false, fault: "too_slow" });
  expect(taken).toBe("cancelled");
});

test("a body that breaks off is no body", async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("bad chunk")) });
  const request = new Request("http://site/", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(await readBodyBytes(request, { most: 100 })).toEqual({ ok: false, fault: "broken" });
});
