import { randomBytes, randomInt } from "node:crypto";

/** The one source of randomness (design §8); a test that needs it predictable replaces `bytes`. */
export const randomness = {
  bytes: (length: number): Buffer => randomBytes(length),
  /** 256 bits, base64url. */
  token: (): string => randomness.bytes(32).toString("base64url"),
  /** 0 or more, below `limit`. */
  below: (limit: number): number => randomInt(limit),
  uuid: (): string => crypto.randomUUID(),
};
