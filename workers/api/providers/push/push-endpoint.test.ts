import { expect, test } from "vitest";
import { isPushEndpoint } from "./push-endpoint.ts";

test("the push services of all browsers are called", () => {
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QGu",
    "https://wns2-am3p.notify.windows.com/w/?token=abc",
  ]) {
    expect(isPushEndpoint(endpoint), endpoint).toBe(true);
  }
});

test("nothing inside the house is, however it is written", () => {
  for (const endpoint of [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://localhost/x",
    "https://LOCALHOST./x",
    "https://printer/x",
    "https://api.internal/x",
    "https://router.local/x",
    "https://push.example.org:8443/x",
    "https://somebody:secret@push.example.org/x",
    "javascript:alert(1)",
    "",
  ]) {
    expect(isPushEndpoint(endpoint), endpoint).toBe(false);
  }
});
