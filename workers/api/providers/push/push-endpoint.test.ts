import { expect, test } from "vitest";
import { isPushEndpoint } from "./push-endpoint.ts";

test("the push services of all browsers are called", () => {
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QGu",
    "https://wns2-am3p.notify.windows.com/w/?token=abc",
    "https://FCM.googleapis.com:443/fcm/send/abc",
  ]) {
    expect(isPushEndpoint(endpoint), endpoint).toBe(true);
  }
});

test("addresses of any other host are not called, in whatever notation", () => {
  for (const endpoint of [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://localhost/x",
    "https://localhost../x",
    "https://printer/x",
    "https://127.0.0.1.nip.io/x",
    "https://localtest.me/x",
    "https://api.default.svc/x",
    "https://router.local/x",
    "https://push.example.org/x",
    "https://fcm.googleapis.com./x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com/x",
    "https://evil.example/fcm.googleapis.com",
    "https://evil.example#.push.apple.com",
    "https://push.apple.com/x",
    "https://.push.apple.com/x",
    "https://evilpush.apple.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://somebody:secret@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@evil.example/x",
    "javascript:alert(1)",
    "",
  ]) {
    expect(isPushEndpoint(endpoint), endpoint).toBe(false);
  }
});

test("an operator may name further services, one or all below a name", () => {
  const extra = "push.example.org  *.push.example.com";
  for (const host of ["push.example.org", "eu.push.example.com", "fcm.googleapis.com"]) {
    expect(isPushEndpoint(`https://${host}/x`, extra), host).toBe(true);
  }
  for (const host of ["eu.push.example.org", "push.example.com", "example.org"]) {
    expect(isPushEndpoint(`https://${host}/x`, extra), host).toBe(false);
  }
});
