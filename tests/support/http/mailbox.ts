import type { Mail } from "../../../app/contract/development.ts";
import { eventually } from "../eventually.ts";

/** Everything in the development mailbox for this address, newest first. */
export async function mailsTo(origin: string, address: string): Promise<Mail[]> {
  const response = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

interface Wanted {
  to: string;
  /** Where the link leads: `/reset-password/do`. */
  path: string;
  /** Links that an earlier mail brought. */
  not?: string[];
}

/** The link to `path` in the newest mail to somebody that has one; waits until it is there, as mail takes a while. */
export async function linkInMail(origin: string, { to, path, not = [] }: Wanted): Promise<string> {
  let found: string | undefined;
  await eventually(`a mail to ${to} leads to ${path}`, async () => {
    const links = (await mailsTo(origin, to)).flatMap((mail) => mail.links);
    found = links.find((link) => new URL(link).pathname === path && !not.includes(link));
    return found !== undefined;
  });
  return found ?? "";
}
