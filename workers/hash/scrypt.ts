import { scrypt } from "node:crypto";
import type { DeriveOrder } from "./derive-order.ts";

const LENGTH = 32;

/** The key, base64url. workerd works it out on its only thread: meanwhile nothing else of this process moves. */
export function deriveKey({ password, salt, N, r, p }: DeriveOrder): Promise<string> {
  return new Promise((resolve, reject) => {
    // Two keyboards may write the same é in two ways.
    scrypt(
      password.normalize("NFKC"),
      Buffer.from(salt, "base64url"),
      LENGTH,
      { N, r, p, maxmem: MEMORY },
      (failure, key) => (failure ? reject(failure) : resolve(key.toString("base64url"))),
    );
  });
}

/** Bytes; 128 × N × r is needed, and Node's own limit ends at N = 32,768. */
const MEMORY = 300 * 1024 * 1024;
