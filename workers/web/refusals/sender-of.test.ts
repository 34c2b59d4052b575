import { expect, test } from "vitest";
import { senderOf } from "./sender-of.ts";

const ask = (cookie?: string) =>
  new Request("https://site.example/members", { headers: cookie ? { Cookie: cookie } : {} });

test("members are told apart by their session, also where they share an address", () => {
  expect(senderOf(ask("__Host-session=anna"), "192.0.2.1")).toEqual(["session anna"]);
  expect(senderOf(ask("__Host-session=bert"), "192.0.2.1")).toEqual(["session bert"]);
  expect(senderOf(ask("__Host-operator=clara"), "192.0.2.1")).toEqual(["session clara"]);
});

test("visitors are told apart by their network, and not at all where nobody names it", () => {
  expect(senderOf(ask(), "192.0.2.1")).toEqual(["network 192.0.2.1"]);
  expect(senderOf(ask(), "2001:db8::1")).toEqual(senderOf(ask(), "2001:db8::ffff"));
  expect(senderOf(ask(), "127.0.0.1")).toEqual([]);
});
