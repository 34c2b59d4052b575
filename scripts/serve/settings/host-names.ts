/** This machine's names for itself, as they stand in an address. */
export const LOOPBACK_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Is this one of them? An IPv6 address may also come without its brackets, as in HOST. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOSTS.includes(inAddress(host));
}

/** As it stands in an address: IPv6 in brackets. */
export function inAddress(host: string): string {
  return host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
}

/** A name as it stands in an address, with the port where it is not the usual one. */
export function isHost(text: string): boolean {
  return URL.parse(`http://${text}`)?.host === text.toLowerCase();
}

/** A name with a dot in it, without a port; `*.` before it stands for all names below. */
export function isHostPattern(text: string): boolean {
  return /^(\*\.)?([a-z\d-]+\.)+[a-z\d-]*[a-z][a-z\d-]*$/.test(text);
}

/** Is each of the words in a setting, with spaces or commas between, what it should be? */
export function isListOf(isOne: (word: string) => boolean, text: string): boolean {
  return text
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .every(isOne);
}
