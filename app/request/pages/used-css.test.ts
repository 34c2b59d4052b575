import fc from "fast-check";
import { expect, test } from "vitest";
import { cssRules } from "../../../scripts/styles/css-rules.ts";
import { allNames, namesIn, usedCss } from "./used-css.ts";

const used = (css: string, ...classes: string[]) => usedCss(cssRules(css), new Set(classes));

test("a page names its classes, and the colours of its drawings", () => {
  const { names } = namesIn('<html class="a b"><p class="c"></p>class="text"<g fill="var(--p8)">');
  expect(names).toEqual(new Set(["a", "b", "c", "--p8"]));
});

test("HTML with the same names is read once, other HTML is read again", () => {
  expect(namesIn('<p class="a">one</p><p class="b c">two</p>')).toBe(namesIn('<i class="a"><b class="b c"></b></i>'));
  expect(namesIn('<p class="a"></p><p class="b"></p>').names).toEqual(new Set(["a", "b"]));
  expect(namesIn('<p class="a"></p>').names).toEqual(new Set(["a"]));
  expect(namesIn('<p class="a"></p><g fill="var(--b)">').names).toEqual(new Set(["a", "--b"]));
});

test("the names of several parts are the names of each, whatever was asked before", () => {
  const part = fc.array(fc.constantFrom("a", "b", "c d", "a c", "")).map((lists) => {
    return lists.map((list) => `<p class="${list}"></p>`).join("");
  });
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const expected = parts.join("").matchAll(/"([^"]*)"/g);
      const names = [...expected].flatMap(([, list = ""]) => list.split(" ")).filter(Boolean);
      expect(allNames(parts.map(namesIn)).names).toEqual(new Set(names));
    }),
  );
});

test("rules of absent classes go, rules without classes stay", () => {
  expect(used(":root{color:red}.a{color:red}.b{color:blue}p,[hidden]{margin:0}", "a")).toBe(
    ":root{color:red}.a{color:red}p,[hidden]{margin:0}",
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

test("what a selector wants to have inside must be there, unless others would do", () => {
  expect(used("body:has(>.gone) :is(.a,.b){x:y}.a:has(.b){x:y}.a:has(.gone,.b){x:y}", "a", "b")).toBe(
    ".a:has(.b){x:y}.a:has(.gone,.b){x:y}",
  );
});

test("groups are filtered inside, and empty ones go", () => {
  const css = "@media (min-width:1px){.a{x:y}.b{x:y}}@supports (a:b){.b{x:y}}@media print{@media (x){.a{x:y}}}";
  expect(used(css, "a")).toBe("@media (min-width:1px){.a{x:y}}@media print{@media (x){.a{x:y}}}");
});

test("key frames come along with the rule that names them", () => {
  const css = "@keyframes spin{to{x:y}}@keyframes fade{to{x:y}}.a{animation:1s spin}.b{animation:1s fade}";
  expect(used(css, "a")).toBe("@keyframes spin{to{x:y}}.a{animation:1s spin}");
});

test("braces and commas in strings, urls, comments and escapes do not split rules", () => {
  const css = `/* .b{} */.a{content:"}{;";background:url(data:x;y,{z})}.a\\:b{x:y}@font-face{src:url(x)}`;
  expect(used(css, "a", "a:b")).toBe(css.replace("/* .b{} */", ""));
  expect(used(css, "a")).toBe(`.a{content:"}{;";background:url(data:x;y,{z})}@font-face{src:url(x)}`);
});

test("custom properties stay when something reads them, through others too", () => {
  const css =
    ":root{--a:1;--b:var(--c);--c:2;--d:3;--e:4}@media (x){:root{--a:5;--d:6}}.k{x:var(--b,0);y:z}.gone{x:var(--a)}";
  expect(used(css, "k", "--e")).toBe(":root{--b:var(--c);--c:2;--e:4}.k{x:var(--b,0);y:z}");
});

test("key frames bring what they read, and custom properties the key frames that they name", () => {
  const css = ":root{--a:1;--b:2;--m:1s turn}@keyframes turn{to{x:var(--a)}}@keyframes fade{to{x:var(--b)}}";
  expect(used(`${css}.k{animation:var(--m)}`, "k")).toBe(
    ":root{--a:1;--m:1s turn}@keyframes turn{to{x:var(--a)}}.k{animation:var(--m)}",
  );
});

test("a build whose style sheet nests rules fails, as they would be lost", () => {
  expect(() => cssRules(".a{.b{x:y}}")).toThrow("nests rules");
});
