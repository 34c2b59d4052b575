import { FIRST_SITE, type SiteTable } from "../../app/domain/site/site-table.ts";
import { demoOperator } from "../seed/demo-operator.ts";
import type { DemoLogin, FilledSite } from "./seeding/seeding.ts";

interface Shown {
  /** Of an API of somebody else's. */
  apiOrigin: string | undefined;
  /** Of a demonstration. */
  logins: readonly DemoLogin[];
  /** Further sites of a demonstration that have people, and all sites of the deployment. */
  others: readonly FilledSite[];
  table: Pick<SiteTable, "ids" | "originOf">;
}

/** Where the sites are, and with what one signs in: what is printed when they have started. */
export function addressesOf(origin: string, { apiOrigin, logins, others, table }: Shown): string[] {
  const lines = [`Periwinkle is ready: ${origin}`];
  if (apiOrigin) lines.push(`It stands in front of the API at ${apiOrigin}.`);
  lines.push(...logins.map(loginLine));
  if (logins.length > 0) lines.push(...staffLines(origin));
  return [...lines, ...otherSites(others, table)];
}

function loginLine({ name, email, password }: DemoLogin): string {
  return `Sign in as ${name}: ${email}  password: ${password}`;
}

function staffLines(origin: string): string[] {
  const { email, password } = demoOperator;
  return [
    `Mails the site sends: ${origin}/dev/mailbox`,
    `As an operator, with the code in that mailbox: ${origin}/operator/login  ${email}  password: ${password}`,
  ];
}

function otherSites(others: readonly FilledSite[], { ids, originOf }: Shown["table"]): string[] {
  const filled = others.flatMap(({ site, logins }) => [
    `Another site, with members of its own: ${originOf(site)}`,
    ...logins.map((login) => `  ${loginLine(login)}`),
  ]);
  const rest = ids.filter((id) => id !== FIRST_SITE && !others.some(({ site }) => site === id));
  return rest.length === 0 ? filled : [...filled, `Further sites: ${rest.map(originOf).join("  ")}`];
}
