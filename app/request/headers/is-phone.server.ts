import { deviceOf } from "../../domain/visitor/device.server.ts";

/** Is this a telephone? Browsers that send client hints say so themselves. */
export function isPhone(headers: Headers): boolean {
  const hint = headers.get("Sec-CH-UA-Mobile");
  return hint ? hint === "?1" : deviceOf(headers.get("User-Agent")).phone;
}
