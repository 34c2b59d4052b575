import { expect, test } from "vitest";
import { uploadPhoto } from "../../../app/contract/people/photos.ts";
import { isUpload } from "./uploads.ts";

function sent(path: string, { method = "POST", type = "multipart/form-data; boundary=x" } = {}): boolean {
  return isUpload(new Request(`http://site.nl${path}`, { method, headers: { "Content-Type": type } }), path);
}

test("a form's file is one however its page's address is written, as the router takes it", () => {
  for (const path of [
    "/profile/photos",
    "/profile/photos/",
    "/Profile//Photos",
    "/%70rofile/photos",
    "/profile/photos.data",
    "/members/a1/photo",
    "/operator/fictional/profiles/f1/photos",
    uploadPhoto.path,
  ])
    expect(sent(path), path).toBe(true);
});

test("no other page's body is one, nor a form without a file", () => {
  for (const path of ["/profile", "/members/a1", "/members/a/b/photo", "/login", "/%"])
    expect(sent(path), path).toBe(false);
  expect(sent("/profile/photos", { type: "application/x-www-form-urlencoded" })).toBe(false);
  expect(sent("/profile/photos", { method: "PUT" })).toBe(false);
});
