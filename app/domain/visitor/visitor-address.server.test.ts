import { expect, test } from "vitest";
import { blockOf, visitorAddress } from "./visitor-address.server.ts";

test("one visitor is one address, however it is written", () => {
  for (const written of [
    "192.0.2.1",
    " 192.0.2.1 , 10.0.0.1",
    "192.0.2.1:443",
    "::ffff:192.0.2.1",
    "::FFFF:c000:201",
    "0:0:0:0:0:ffff:192.0.2.1",
    "0000:0000:0000:0000:0000:ffff:c000:0201",
    "[::ffff:192.0.2.1]:443",
  ]) {
    expect(visitorAddress(written), written).toEqual({ prefix: "192.0.2.1", isEverybody: false });
  }
});

test("a household's IPv6 addresses are one, its neighbour's are another", () => {
  for (const written of [
    "2001:db8::1",
    "2001:0DB8:0:0:ffff::2",
    "[2001:db8::1]:443",
    "[2001:db8::9]",
    "2001:db8::1%eth0",
  ])
    expect(visitorAddress(written).prefix, written).toBe("2001:db8::/64");
  expect(visitorAddress("2001:db8:0:1::1").prefix).toBe("2001:db8:0:1::/64");
});

test("a provider's customer has one block of networks, whichever of them is used; an IPv4 address has none", () => {
  const block = (address: string) => blockOf(visitorAddress(address));
  expect(block("2001:db8:1:2::3")).toBe("2001:db8:1::/48");
  expect(block("[2001:db8:1:ffff::3]:443")).toBe("2001:db8:1::/48");
  expect(block("2001:db8:2::3")).toBe("2001:db8:2::/48");
  for (const address of ["192.0.2.1", "::ffff:192.0.2.1", "nobody"]) expect(block(address), address).toBeUndefined();
});

test("what is not an address counts as unknown, and gets no bucket of its own", () => {
  for (const garbage of [
    null,
    "",
    "unknown",
    "localhost",
    "1",
    "017.0.0.1",
    "192.0.2",
    "192.0.2.256",
    "member-abc",
    "2001:db8",
    "::1::2",
  ]) {
    expect(visitorAddress(garbage), String(garbage)).toEqual({ prefix: "unknown", isEverybody: true });
  }
});

test("where every visitor seems to come from this machine, they are everybody", () => {
  for (const here of ["127.0.0.1", "127.9.9.9:80", "::1", "[::1]:8787", "::ffff:127.0.0.1", "0.0.0.0", "::"])
    expect(visitorAddress(here).isEverybody, here).toBe(true);
  for (const somewhere of ["192.0.2.1", "10.0.0.1", "2001:db8::1"])
    expect(visitorAddress(somewhere).isEverybody).toBe(false);
});
