import { deviceToken, id } from "../contract/scalars.ts";
import { z } from "../contract/zod.ts";
import { readCookie } from "./cookies.server.ts";
import type { Seal } from "./seal.server.ts";

/** More members than share a browser; the one who signed in longest ago goes, as in the API's token. */
const MOST_ACCOUNTS = 5;

const keptDevice = z.union([
  z.object({ token: deviceToken, accounts: z.array(id).max(MOST_ACCOUNTS) }),
  // As earlier builds wrote it.
  deviceToken.transform((token) => ({ token, accounts: [] as string[] })),
]);

/** What the browser holds of earlier sign-ins: the API's token, and which accounts they were, the latest first. */
export type KeptDevice = z.infer<typeof keptDevice>;

/** What our cookie `device` says, if our seal is on it. Decisions 0086, 0124. */
export async function keptDeviceOf(request: Request, seal: Seal): Promise<KeptDevice | undefined> {
  const sealed = readCookie(request, "device");
  return sealed ? keptDevice.safeParse(await seal.open(sealed, "device")).data : undefined;
}

/** With the account that was signed in to just now; `account` is undefined where the API names none. */
export function withAccount(kept: KeptDevice | undefined, token: string, account: string | undefined): KeptDevice {
  const others = (kept?.accounts ?? []).filter((other) => other !== account);
  return { token, accounts: [...(account === undefined ? [] : [account]), ...others].slice(0, MOST_ACCOUNTS) };
}
