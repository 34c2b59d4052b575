import { eventually } from "../eventually.ts";
import { mailsTo } from "./mailbox.ts";

/** The code of the newest mail to this address; empty where it has none. */
export async function newestCode(origin: string, address: string): Promise<string> {
  const [newest] = await mailsTo(origin, address);
  return /\b\d{6}\b/.exec(newest?.text ?? "")?.[0] ?? "";
}

/** The six digits of the newest mail to this address; `not`: of an earlier one. */
export async function codeInMail(origin: string, address: string, not = ""): Promise<string> {
  let code = "";
  await eventually(`a mail to ${address} has a code`, async () => {
    code = await newestCode(origin, address);
    return code !== "" && code !== not;
  });
  return code;
}
