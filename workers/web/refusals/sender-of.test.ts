import { expect, test } from "vitest";
import { senderOf } from "./sender-of.ts";

const ask = (cookie?: string) =>
  new Request("https://site.example/members", { headers: cookie ? { Cookie: cookie } : {} });

test("members are told apart by their session, and count for their network as well", () => {
  expect(senderOf(ask("__Host-session=anna"), "192.0.2.1")).toEqual(["session anna", "network 192.0.2.1"]);
  expect(senderOf(ask("__Host-session=anna"), "192.0.2.2")).toEqual(["session anna", "network 192.0.2.2"]);
  expect(senderOf(ask("__Host-operator=clara"), "127.0.0.1")).toEqual(["session clara"]);
});

test("whoever makes cookies up is one sender all the same", () => {
  const all = Array.from({ length: 300 }, (_, made) => senderOf(ask(`__Host-session=${made}`), "192.0.2.1"));
  expect(all.every((senders) => senders.includes("network 192.0.2.1"))).toBe(true);
});

test("visitors are told apart by their network, and not at all where nobody names it", () => {
  expect(senderOf(ask(), "192.0.2.1")).toEqual(["network 192.0.2.1"]);
  expect(senderOf(ask(), "2001:db8::1")).toEqual(senderOf(ask(), "2001:db8::ffff"));
  expect(senderOf(ask(), "127.0.0.1")).toEqual([]);
});
