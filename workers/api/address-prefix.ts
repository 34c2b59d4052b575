/**
 * What the limits count as one visitor: an IPv4 address, or an IPv6 /64, which one household has (design §1).
 * `X-Forwarded-For` may hold several: the first is the visitor as the web Worker saw them.
 */
export function addressPrefix(address: string): string {
  const first = (address.split(",")[0] ?? "").trim().toLowerCase();
  if (!first.includes(":") || first.startsWith("::ffff:")) return first.replace("::ffff:", "") || "unknown";
  const [head = "", tail] = first.split("::", 2);
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...(tail ?? "").split(":").filter(Boolean)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/**
 * Do all visitors seem to come from here? So it is where no proxy names them (self-hosted without `CLIENT_IP_HEADER`):
 * what one of them does wrong must not shut the others out.
 */
export function isEverybody(address: string): boolean {
  const prefix = addressPrefix(address);
  return prefix === "unknown" || prefix === "0:0:0:0::/64" || prefix === "localhost" || prefix.startsWith("127.");
}
