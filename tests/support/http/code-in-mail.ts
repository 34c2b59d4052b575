import { eventually } from "../eventually.ts";
import { mailsTo } from "./mailbox.ts";

/** The six digits of the newest mail to this address; `not`: of an earlier one. */
export async function codeInMail(origin: string, address: string, not = ""): Promise<string> {
  let code = "";
  await eventually(`a mail to ${address} has a code`, async () => {
    const [newest] = await mailsTo(origin, address);
    code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0] ?? "";
    return code !== "" && code !== not;
  });
  return code;
}
