import ipaddr from "ipaddr.js";

/** Every way to write an address with a port behind it: `192.0.2.1:443`, `[2001:db8::1]:443`, or in brackets alone. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d{1,5})?|(?<four>\d+\.\d+\.\d+\.\d+):\d{1,5})$/;

/** From where a visitor comes, for limits only. */
export interface VisitorAddress {
  /**
   * What counts as one visitor: an IPv4 address, or an IPv6 /64, which one household has (design §1), in its one spelling
   * (decision 0090). Everybody whose address is not known is `unknown`.
   */
  prefix: string;
  /**
   * Do all visitors seem to come from here? So it is where no proxy names them (self-hosted without `CLIENT_IP_HEADER`):
   * what one of them does wrong must not shut the others out.
   */
  isEverybody: boolean;
}

/**
 * Read once a request. `X-Forwarded-For` may hold several: the first is the visitor as the web Worker saw them. An IPv4
 * address that came by way of IPv6 is that IPv4 address.
 */
export function visitorAddress(header: string | null): VisitorAddress {
  const first = (header?.split(",")[0] ?? "").trim();
  const { six, four } = WITH_PORT.exec(first)?.groups ?? {};
  const [bare = ""] = (six ?? four ?? first).split("%");
  if (!isAddress(bare)) return { prefix: "unknown", isEverybody: true };
  const address = ipaddr.process(bare);
  return { prefix: prefixOf(address), isEverybody: ["loopback", "unspecified"].includes(address.range()) };
}

/**
 * The IPv6 /48 around a visitor's /64: providers give a customer up to so much, and each /64 in it looks like another visitor. Carriers
 * give one to many telephones, so its bounds are wider. Undefined for IPv4.
 */
export function blockOf({ prefix }: VisitorAddress): string | undefined {
  const [address = "", length] = prefix.split("/");
  return length && networkOf(address, 48);
}

/** Not `017.1` or `1`, which some programs read as addresses and others as something else. */
function isAddress(text: string): boolean {
  return ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);
}

function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  const text = address.toString();
  return address.kind() === "ipv4" ? text : networkOf(text, 64);
}

function networkOf(address: string, length: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${length}`).toString()}/${length}`;
}
