import { generateKeyPairSync } from "node:crypto";

/** By which push services know the site (VAPID, RFC 8292): base64url of the uncompressed point, and of the number. */
export interface PushKeys {
  PUSH_PUBLIC_KEY: string;
  PUSH_PRIVATE_KEY: string;
}

export function freshPushKeys(): PushKeys {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { PUSH_PUBLIC_KEY: point.toString("base64url"), PUSH_PRIVATE_KEY: d };
}
