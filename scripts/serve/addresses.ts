import { demoOperator } from "../seed/demo-operator.ts";
import type { DemoLogin } from "./seeding/seeding.ts";

interface Shown {
  /** Of an API of somebody else's. */
  apiOrigin: string | undefined;
  /** Of a demonstration. */
  logins: readonly DemoLogin[];
}

/** Where the site is, and with what one signs in: what is printed when it has started. */
export function addressesOf(origin: string, { apiOrigin, logins }: Shown): string[] {
  const lines = [`Periwinkle is ready: ${origin}`];
  if (apiOrigin) lines.push(`It stands in front of the API at ${apiOrigin}.`);
  for (const { name, email, password } of logins) lines.push(`Sign in as ${name}: ${email}  password: ${password}`);
  if (logins.length === 0) return lines;
  const { email, password } = demoOperator;
  return [
    ...lines,
    `Mails the site sends: ${origin}/dev/mailbox`,
    `As an operator, with the code in that mailbox: ${origin}/operator/login  ${email}  password: ${password}`,
  ];
}
