import { expect, test } from "vitest";
import { routedPath } from "./routed-path.ts";

test.each([
  ["/", "/"],
  ["/_.data", "/"],
  ["/Members//A1/", "/members/a1"],
  ["/members/a1/signup.data", "/members/a1/signup"],
  ["/login/_.data", "/login"],
  ["/members/.data", "/members"],
  ["/members/%2Edata", "/members/.data"],
  ["/members/.DATA", "/members/.data"],
  ["/members/%5F.data", "/members/_"],
  ["/login/.DATA", "/login/.data"],
  ["/%6Cogin", "/login"],
  ["/members/%7E1", "/members/~1"],
  ["/members/a%252Fb", "/members/a%2fb"],
])("%s is read as %s", (pathname, read) => {
  expect(routedPath(pathname)).toBe(read);
});

test("what cannot be decoded, or hides a slash, is no path of ours", () => {
  for (const pathname of ["/%", "/%ff", "/members/a%2Fb/signup", "/members/a%2fb", "/%2F", "/members/a%5Cb", "/a%5cb"])
    expect(routedPath(pathname), pathname).toBeUndefined();
});
