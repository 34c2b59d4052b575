import { inAddress, isLoopback, LOOPBACK_HOSTS } from "./host-names.ts";

/** Where the site is reached, as the start was told. */
interface HostSettings {
  host: string;
  port: number;
  variables: Record<string, string>;
  web?: Record<string, string>;
}

/**
 * The hosts that the web Worker answers to, beside that of PUBLIC_ORIGIN and those that the operator names: without a
 * public address this machine by its own names, and the address that it was told to listen on. All with the port.
 */
export function siteHosts({ host, port, variables, web }: HostSettings): string {
  const named = web?.["SITE_HOSTS"] ?? "";
  const { PUBLIC_ORIGIN = "http://localhost" } = variables;
  const local = isLoopback(URL.parse(PUBLIC_ORIGIN)?.hostname ?? "");
  const listening = ["*", "0.0.0.0", "::"].includes(host) ? [] : [inAddress(host)];
  const own = local ? [...new Set([...LOOPBACK_HOSTS, ...listening])].map((name) => withPort(name, port)) : [];
  return [named, ...own].filter((text) => text !== "").join(" ");
}

/** As it stands in an address: without the port that http has anyway. */
function withPort(name: string, port: number): string {
  return port === 80 ? name : `${name}:${port}`;
}
