import { expect, test } from "vitest";
import { imageUrl, inspectionOf, isUnderInspection } from "./images.ts";

const portrait = { filename: "a.webp", thumb_filename: "a-thumb.webp", status: "active" };

test("a picture stands behind the site's prefix", () => {
  expect(imageUrl("/photos/", portrait, "large")).toBe("/photos/a.webp");
  expect(imageUrl("https://cdn.example/", portrait, "thumb")).toBe("https://cdn.example/a-thumb.webp");
});

test("a picture of one size serves for both", () => {
  expect(imageUrl("/photos/", { filename: "a.webp" }, "thumb")).toBe("/photos/a.webp");
  expect(imageUrl("/photos/", { thumb_filename: "t.webp", status: "active" }, "large")).toBe("/photos/t.webp");
});

test("nobody sees a picture under inspection", () => {
  const pending = { ...portrait, status: "pending" };
  expect(imageUrl("/photos/", pending, "large")).toBeUndefined();
  expect(isUnderInspection(pending)).toBe(true);
});

test("no picture is no picture, and nothing to inspect", () => {
  expect(imageUrl("/photos/", null, "thumb")).toBeUndefined();
  expect(imageUrl("/photos/", { status: "active" }, "thumb")).toBeUndefined();
  expect(isUnderInspection(undefined)).toBe(false);
});

test("a photo whose status we do not know waits, and without inspection all are shown", () => {
  expect(["active", "preparing", "refused", "pending", undefined, null].map(inspectionOf)).toEqual([
    "active",
    "preparing",
    "refused",
    "inspection",
    "active",
    "active",
  ]);
});
