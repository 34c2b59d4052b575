import { deviceToken, id } from "../../contract/scalars.ts";
import { z } from "../../contract/zod.ts";
import { readCookie } from "../visitor/cookies.server.ts";
import type { Seal } from "../visitor/seal.server.ts";

/** More members than share a browser; the one who signed in longest ago goes, as in the API's token. */
const MOST_ACCOUNTS = 5;

const deviceCookie = z.union([
  z.object({ token: deviceToken, accounts: z.array(id).max(MOST_ACCOUNTS) }),
  // As earlier builds wrote it.
  deviceToken.transform((token) => ({ token, accounts: [] as string[] })),
]);

/** What the browser holds of earlier sign-ins: the API's token, and which accounts they were, the latest first. */
export type DeviceCookie = z.infer<typeof deviceCookie>;

/** What our cookie `device` says, if our seal is on it. Decisions 0086, 0124. */
export async function readDeviceCookie(request: Request, seal: Seal): Promise<DeviceCookie | undefined> {
  const sealed = readCookie(request, "device");
  return sealed ? deviceCookie.safeParse(await seal.open(sealed, "device")).data : undefined;
}

/** With the account that was signed in to just now; `account` is undefined where the API names none. */
export function addAccount(kept: DeviceCookie | undefined, token: string, account: string | undefined): DeviceCookie {
  const others = (kept?.accounts ?? []).filter((other) => other !== account);
  return { token, accounts: [...(account === undefined ? [] : [account]), ...others].slice(0, MOST_ACCOUNTS) };
}
