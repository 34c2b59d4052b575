import { expect, test } from "vitest";
import { lineCleaner } from "./workerd-log.ts";

const clean = (line: string) => lineCleaner()(line);

test("of a request that workerd cannot read only the reason is logged", () => {
  expect(
    clean(
      "workerd/jsg/util.c++:390: error: e = kj/compat/http.c++:1669: failed: invalid HTTP chunk size; text = email=anna@example.org&password=secret; text.asBytes() = 101, 109",
    ),
  ).toBe("workerd/jsg/util.c++:390: error: e = kj/compat/http.c++:1669: failed: invalid HTTP chunk size");
  const uncaught = "workerd/server/server.c++:6895: error: Uncaught exception: kj/compat/";
  expect(
    clean(`${uncaught}url.c++:165: failed: expected url != nullptr; invalid URL; url = http://a; b\r\u2028c = d`),
  ).toBe(`${uncaught}url.c++:165: failed: expected url != nullptr; invalid URL`);
  expect(clean("workerd/api/x.c++:1: failed: not understood; part.asBytes() = 101, 109")).toBe(
    "workerd/api/x.c++:1: failed: not understood",
  );
});

test("its stack is left out, another one stays", () => {
  const next = lineCleaner();
  next("kj/compat/http.c++:2433: failed: invalid Content-Length header value; cl = secret");
  expect(next("stack: workerd@57856d2")).toBeUndefined();
  expect(next("stack: workerd@57856d2")).toBe("stack: workerd@57856d2");
});

test("other lines of workerd, and ours, keep what they say", () => {
  for (const line of [
    "workerd/util/sqlite.c++:1: failed: open: no such file; path = /data/actors",
    '{"level":"error","text":"kj/compat/; text = 5"}',
    "",
  ])
    expect(clean(line)).toBe(line);
});

test("no line holds a sign that a terminal obeys, and a line of JSON stays one", () => {
  expect(clean("a\u001b[31mb\u0007\r\u007f\u009bc\td")).toBe(String.raw`a\u001b[31mb\u0007\u000d\u007f\u009bc` + "\td");
  expect(JSON.parse(clean('{"path":"\u009b31m"}') ?? "")).toEqual({ path: "\u009b31m" });
});
