import fc from "fast-check";
import { expect, test } from "vitest";
import { hydrationScript, scriptText } from "./hydration-data.server.ts";

test("any text arrives in the browser as it was, and cannot end its script", () => {
  const pieces = fc.constantFrom("</script>", "<!--", "'", '"', "\\", "\n", "\r", "\u2028", "${x}", "&lt;", "é", "😀");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => all.join("")),
      ),
      (text) => {
        const written = scriptText(text);
        // oxlint-disable-next-line no-new-func -- the browser evaluates it too
        expect(new Function(`return ${written}`)()).toBe(text);
        expect(written).not.toMatch(/[<>\n\r\u2028\u2029]/);
      },
    ),
  );
});

test("the hand-over is one chunk and its end, in a script with the page's nonce", () => {
  expect(hydrationScript("[1]", "n1")).toMatch(/^<script nonce="n1">.*enqueue\('\[1\]'\);.*close\(\);<\/script>$/);
});
