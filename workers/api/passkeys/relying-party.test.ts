import { expect, test } from "vitest";
import { relyingPartyOf } from "./relying-party.ts";

test("passkeys belong to the host of the site's own address", () => {
  expect(relyingPartyOf("https://www.example.org")).toEqual({
    id: "www.example.org",
    origin: "https://www.example.org",
  });
  expect(relyingPartyOf("http://localhost:8787")).toEqual({ id: "localhost", origin: "http://localhost:8787" });
});

test("there are none where browsers know none", () => {
  for (const origin of ["http://127.0.0.1:8787", "https://192.0.2.7", "https://[::1]", "http://www.example.org", ""]) {
    expect(relyingPartyOf(origin), origin).toBeUndefined();
  }
});
