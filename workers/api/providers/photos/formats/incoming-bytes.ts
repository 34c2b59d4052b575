import { Buffer } from "node:buffer";
import { broken } from "./picture.ts";

/** A reader that waits each time it yields: for more bytes, or for the end. */
export type Reading<Value> = Generator<undefined, Value, undefined>;

/** Takes over bytes that the decoder needs. */
export type Keep = (part: Uint8Array) => void;

/** A file's bytes as they come in. Nothing of them is held but what nobody has taken yet. */
export class IncomingBytes {
  #parts: Uint8Array[] = [];
  #length = 0;
  #ended = false;

  push(part: Uint8Array): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  /** No more will come: who still waits for some reads a broken picture. */
  end(): void {
    this.#ended = true;
  }

  /** Exactly so many; the reader says how many may be held for it. */
  *take(length: number): Reading<Buffer> {
    while (this.#length < length) yield* this.#wait();
    return this.#first(length);
  }

  /** All that is here, at least so many. */
  *some(least: number): Reading<Buffer> {
    while (this.#length < least) yield* this.#wait();
    return this.#first(this.#length);
  }

  /** Hands so many on as they come, or drops them. */
  *pass(length: number, keep?: Keep): Reading<void> {
    for (let left = length; left > 0;) {
      if (this.#length === 0) yield* this.#wait();
      const part = this.#first(Math.min(left, this.#length));
      keep?.(part);
      left -= part.length;
    }
  }

  /** Taken too early: the next to be taken. */
  giveBack(part: Uint8Array): void {
    this.#parts.unshift(part);
    this.#length += part.length;
  }

  *#wait(): Reading<void> {
    if (this.#ended) throw broken();
    yield;
  }

  #first(length: number): Buffer {
    const all = this.#parts.length === 1 ? asBuffer(this.#parts[0]) : Buffer.concat(this.#parts);
    this.#parts = length < all.length ? [all.subarray(length)] : [];
    this.#length = all.length - length;
    return all.subarray(0, length);
  }
}

function asBuffer(part: Uint8Array = Buffer.alloc(0)): Buffer {
  return Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}
