import ipaddr from "ipaddr.js";

/** Every way to write an address with a port behind it: `192.0.2.1:443`, `[2001:db8::1]:443`, or in brackets alone. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d{1,5})?|(?<four>\d+\.\d+\.\d+\.\d+):\d{1,5})$/;

/** What no address is read as. Everybody whose address is not known counts as one visitor. */
const UNKNOWN = "unknown";

/**
 * The visitor's address in its one spelling (decision 0090), or `unknown`. `X-Forwarded-For` may hold several: the first
 * is the visitor as the web Worker saw them. An IPv4 address that came by way of IPv6 is that IPv4 address.
 */
export function visitorAddress(header: string | null): string {
  const first = (header?.split(",")[0] ?? "").trim();
  const { six, four } = WITH_PORT.exec(first)?.groups ?? {};
  const [bare = ""] = (six ?? four ?? first).split("%");
  return isAddress(bare) ? ipaddr.process(bare).toString() : UNKNOWN;
}

/** Not `017.1` or `1`, which some programs read as addresses and others as something else. */
function isAddress(text: string): boolean {
  return ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);
}

/** What the limits count as one visitor: an IPv4 address, or an IPv6 /64, which one household has (design §1). */
export function addressPrefix(address: string): string {
  const visitor = visitorAddress(address);
  if (visitor === UNKNOWN || ipaddr.IPv4.isValid(visitor)) return visitor;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${visitor}/64`).toString()}/64`;
}

/**
 * Do all visitors seem to come from here? So it is where no proxy names them (self-hosted without `CLIENT_IP_HEADER`):
 * what one of them does wrong must not shut the others out.
 */
export function isEverybody(address: string): boolean {
  const visitor = visitorAddress(address);
  return visitor === UNKNOWN || ["loopback", "unspecified"].includes(ipaddr.parse(visitor).range());
}
