import { randomBytes } from "node:crypto";

let source: (length: number) => Uint8Array = randomBytes;

/** The one source of randomness (design §7). */
export const randomness = {
  /** 256 random bits, base64url. */
  token: (): string => Buffer.from(source(32)).toString("base64url"),
  /** A factor from 0 to 1, for jitter. */
  fraction: (): number => Buffer.from(source(4)).readUInt32BE() / 2 ** 32,
};

/** Tests make it predictable. */
export function seedRandomness(next: (length: number) => Uint8Array): void {
  source = next;
}
