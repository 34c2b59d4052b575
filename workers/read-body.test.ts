import { expect, test } from "vitest";
import { readBodyBytes } from "./read-body.ts";

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

const posted = (body?: string) => new Request("http://site/", { method: "POST", body });
const tooLong = { ok: false, fault: "too_long" };

test("a body that fits is taken whole, in however many pieces it comes", async () => {
  const text = "één 🌻";
  const bytes = new TextEncoder().encode(text);
  expect(await readBodyBytes(posted(text), { most: bytes.length })).toEqual({ ok: true, bytes });
  expect(await readBodyBytes(posted(), { most: 100 })).toEqual({ ok: true, bytes: new Uint8Array() });
  const three = new Uint8Array(3072).fill(120);
  expect(await readBodyBytes(streamed(3).request, { most: 4096 })).toEqual({ ok: true, bytes: three });
});

test("of a body that does not fit no more is read than it may have", async () => {
  const { request, taken } = streamed(1000);
  expect(await readBodyBytes(request, { most: 4096 })).toEqual(tooLong);
  expect(taken()).toBeLessThan(8);
});

test("the limit is in bytes", async () => {
  expect(await readBodyBytes(posted("é".repeat(60)), { most: 100 })).toEqual(tooLong);
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
