import { hashOf } from "../../signature.ts";

/** Mollie wants keys that look like a random UUID; the same text gives the same one. */
export function mollieKey(text: string): string {
  const hex = Buffer.from(hashOf(text), "base64url").toString("hex").padEnd(32, "0").slice(0, 32);
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}
