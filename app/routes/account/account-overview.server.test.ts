import { expect, test } from "vitest";
import type { ApiClient } from "../../api/client.server.ts";
import { getNotifications } from "../../contract/account/notifications.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { liveMailKinds } from "../../domain/notifications/mail-settings.ts";
import { accountOverview } from "./account-overview.server.ts";

/** An API that knows the member's notifications and nothing else. */
function apiWith(notifications: unknown): ApiClient {
  const call = async (endpoint: Endpoint) =>
    endpoint === getNotifications
      ? { ok: true, value: { notifications } }
      : { ok: false, problem: { error: "not_found" } };
  return { call } as unknown as ApiClient;
}

test("kinds of mail that the member can switch are counted, and no others", async () => {
  const email = { ...Object.fromEntries(liveMailKinds.map((kind) => [kind, true])), promotions: true, news: true };
  const all = liveMailKinds.length;
  expect(await accountOverview(apiWith({ email, disabled: [] }))).toEqual({ mail: { on: all, all, off: false } });
});
