import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA-256 of the parts under one of our secrets, base64url. The same parts always give the same signature. */
export function sign(secret: string, ...parts: string[]): string {
  return createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
}

/** SHA-256 as base64url, for what is random enough by itself (session secrets). */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Compares without telling by its time how much was right. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
