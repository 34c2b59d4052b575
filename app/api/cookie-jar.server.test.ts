import { expect, test } from "vitest";
import { applySetCookies, cookieHeader } from "./cookie-jar.server.ts";

function setting(...lines: string[]): Headers {
  const headers = new Headers();
  for (const line of lines) headers.append("Set-Cookie", line);
  return headers;
}

test("the API's cookies come and change", () => {
  const jar = applySetCookies({ PHPSESSID: "old", other: "1" }, setting("PHPSESSID=new; path=/; HttpOnly"), 0);
  expect(jar).toEqual({ PHPSESSID: "new", other: "1" });
  expect(cookieHeader(jar)).toBe("PHPSESSID=new; other=1");
});

test("expired and emptied cookies go", () => {
  const gone = ["a=1; Max-Age=0", "b=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT", "c="];
  expect(applySetCookies({ a: "x", b: "x", c: "x" }, setting(...gone), 1e12)).toEqual({});
});

test("values keep their equals signs", () => {
  expect(applySetCookies({}, setting("token=YWI=; Path=/"), 0)).toEqual({ token: "YWI=" });
});

test("what is no cookie neither comes in nor goes out", () => {
  expect(applySetCookies({}, setting("a b=1", "c=one two", 'd=say "no"', "e=é", 'f="quoted"', "g=a,b"), 0)).toEqual({
    f: '"quoted"',
  });
  const jar = {
    "x; PHPSESSID": "chosen",
    a: "1; PHPSESSID=chosen",
    b: "1\nX-Header: 1",
    c: "1\r\n\r\n",
    "": "1",
    ok: "1",
  };
  expect(cookieHeader(jar)).toBe("ok=1");
});
