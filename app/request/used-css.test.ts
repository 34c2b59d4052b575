import { expect, test } from "vitest";
import { parseCss } from "./css-rules.ts";
import { classesIn, usedCss } from "./used-css.ts";

const used = (css: string, ...classes: string[]) => usedCss(parseCss(css), new Set(classes));

test("the classes of a page are those its elements name", () => {
  expect(classesIn('<html class="a b"><p class="c"></p>class="text"')).toEqual(new Set(["a", "b", "c"]));
});

test("rules of absent classes go, rules without classes stay", () => {
  expect(used(":root{--x:1}.a{color:red}.b{color:blue}p,[hidden]{margin:0}", "a")).toBe(
    ":root{--x:1}.a{color:red}p,[hidden]{margin:0}",
  );
});

test("every class of a selector must be there, and a list keeps those that are", () => {
  expect(used(".a .b,.a:hover,.c>.a{x:y}", "a", "b")).toBe(".a .b,.a:hover{x:y}");
});

test("what a selector excludes or only may have need not be there", () => {
  expect(used(".a:not(.gone){x:y}.a:is(.b,.c){x:y}.a:not(:has(.b)){x:y}", "a")).toBe(
    ".a:not(.gone){x:y}.a:is(.b,.c){x:y}.a:not(:has(.b)){x:y}",
  );
});

test("groups are filtered inside, and empty ones go", () => {
  const css = "@media (min-width:1px){.a{x:y}.b{x:y}}@supports (a:b){.b{x:y}}@media print{@media (x){.a{x:y}}}";
  expect(used(css, "a")).toBe("@media (min-width:1px){.a{x:y}}@media print{@media (x){.a{x:y}}}");
});

test("key frames come along with the rule that names them", () => {
  const css = "@keyframes spin{to{x:y}}@keyframes fade{to{x:y}}.a{animation:1s spin}.b{animation:1s fade}";
  expect(used(css, "a")).toBe(".a{animation:1s spin}@keyframes spin{to{x:y}}");
});

test("strings, urls, comments and escapes part nothing", () => {
  const css = `/* .b{} */.a{content:"}{;";background:url(data:x;y,{z})}.a\\:b{x:y}@font-face{src:url(x)}`;
  expect(used(css, "a")).toBe(`.a{content:"}{;";background:url(data:x;y,{z})}.a\\:b{x:y}@font-face{src:url(x)}`);
});
