import { expect, test } from "vitest";
import type { Passkey } from "../../contract/account/passkeys.ts";
import { replyPlaces } from "./reply-places.ts";

const phone: Passkey = { id: "phone", name: "Phone", created: "2026-11-01T10:00:00Z", last_used: null };
const removal = { initialValue: { intent: "remove", id: "phone" } };

test("what is wrong with a removal stands beside its passkey, or above all where another device removed it", () => {
  expect(replyPlaces([phone], removal)).toEqual({ removing: removal });
  expect(replyPlaces([], removal)).toEqual({ gone: removal });
});

test("what is wrong with a new one stands in its form", () => {
  const added = { initialValue: { intent: "add", name: "Tablet" } };
  expect(replyPlaces([phone], added)).toEqual({ adding: added });
  expect(replyPlaces([phone], undefined)).toEqual({});
});
