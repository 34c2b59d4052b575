import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageTextsIn } from "../../../tests/support/doubles/language.ts";
import { PageTextsContext } from "../../request/locale/use-translation.ts";
import { linkKind } from "./link-kind.ts";
import { MarkdownText } from "./markdown-text.tsx";
import type { MarkdownNode } from "./markdown-tree.ts";
import { parseMarkdown } from "./parse-markdown.server.ts";

const HOST = "site.example";

/** Alone a second or two, but more than Vitest's five beside builds and browsers. */
const SLOW_MACHINE_MS = 30_000;
const parse = (text: string) => parseMarkdown(text, HOST);

/** As a visitor's browser gets it, without the frame around it. */
async function htmlOf(text: string): Promise<string> {
  const page = renderToStaticMarkup(
    <PageTextsContext value={await pageTextsIn("en")}>
      <MarkdownText nodes={parse(text)} lang={undefined} />
    </PageTextsContext>,
  );
  return page.replaceAll(/^<div[^>]*>|<\/div>$/g, "");
}

const external = '<span aria-hidden="true"> ↗</span>';

function tagsIn(nodes: MarkdownNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node.tag, ...tagsIn(node.children)]));
}

function hrefsIn(nodes: MarkdownNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(node.href === undefined ? [] : [node.href]), ...hrefsIn(node.children)],
  );
}

test("paragraphs, lists, quotes, rules and words become their elements", async () => {
  const text = "One *two* **three** `four`\nfive  \nsix\n\n- a\n- b\n  1. c\n\n3. d\n\n> e\n\n---\n\n    f <g>";
  expect(await htmlOf(text)).toBe(
    "<p>One <em>two</em> <strong>three</strong> <code>four</code>\nfive<br/>six</p>" +
      "<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>" +
      '<ol start="3"><li>d</li></ol><blockquote><p>e</p></blockquote><hr/><pre><code>f &lt;g&gt;\n</code></pre>',
  );
});

test("headings stand below the page's own, one step at most below the one before", () => {
  expect(tagsIn(parse("# a\n\n## b\n\n#### c\n\n# d\n\n###### e"))).toEqual(["h2", "h3", "h4", "h2", "h3"]);
  expect(tagsIn(parse("### first\n\nSecond\n===="))).toEqual(["h2", "h2"]);
  expect(tagsIn(parse("# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6"))).toEqual(["h2", "h3", "h4", "h5", "h6", "h6"]);
});

test("a link leads to this site, to another one, which is said, or to a mail", async () => {
  const page = await htmlOf(
    "[a](/pricing) [b](https://site.example/x) [c](https://other.example/) <mailto:a@b.example>",
  );
  expect(page).toContain('<a href="/pricing">a</a> <a href="https://site.example/x">b</a>');
  expect(page).toContain(`<a href="https://other.example/">c${external}`);
  expect(page).toMatch(/other\.example\/">c.*\(another website\)<\/span><\/a>/);
  expect(page).toContain('<a href="mailto:a@b.example">mailto:a@b.example</a>');
});

test("where links may not lead they are no links, however they are spelled", () => {
  for (const href of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "  javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "data:image/png;base64,AAAA",
    "file:///etc/passwd",
    "blob:https://site.example/1",
    "ftp://site.example/",
    "tel:112",
    "https://site.example@evil.example/",
    "https://",
    "https:evil.example",
    " ht\ttps:/evil.example",
  ])
    expect(linkKind(href, HOST), href).toBeUndefined();
  for (const href of ["//evil.example/", "/\\evil.example/", "\\\\evil.example", "http://evil.example"])
    expect(linkKind(href, HOST), href).toBe("external");
  for (const href of ["/pages/faq", "#top", "?a=1", "about-us", "./x", ""])
    expect(linkKind(href, HOST), href).toBe("own");
  expect(linkKind("mailto:a@b.example", HOST)).toBe("mail");
});

test("what is no link stays the text that was typed", async () => {
  for (const text of [
    "[x](javascript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "<javascript:alert(1)>",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "![x](javascript:alert(1))",
  ]) {
    expect(hrefsIn(parse(text)), text).toEqual([]);
    expect(await htmlOf(text), text).not.toContain("href");
  }
});

test("HTML is text, and a picture is its words", async () => {
  expect(await htmlOf('<script>alert(1)</script>\n\na <img src=x onerror="alert(1)"> b')).toBe(
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>a &lt;img src=x onerror=&quot;alert(1)&quot;&gt; b</p>",
  );
  expect(await htmlOf("![a *cat*](https://site.example/cat.png)")).toBe("<p>a *cat*</p>");
  expect(await htmlOf("&lt;b&gt; &copy; <!-- c --> <a href='javascript:x'>y</a>")).not.toMatch(/<(?!\/?p>)/);
});

test(
  "a text that is as long as it may be, or nested without end, is read in good time",
  () => {
    const size = 50_000;
    const nasty = [
      ">".repeat(size),
      "[".repeat(size),
      "![".repeat(size / 2),
      "*a ".repeat(size / 3),
      "_a__".repeat(size / 4),
      "`".repeat(size),
      "- ".repeat(size / 2),
      "1. ".repeat(size / 3),
      "[a](".repeat(size / 4),
      "<a ".repeat(size / 3),
      "&".repeat(size),
      "a".repeat(size),
      "[a]: b\n".repeat(size / 7),
      "\\".repeat(size),
    ];
    for (const text of nasty) {
      const nodes = parse(text);
      renderToStaticMarkup(<MarkdownText nodes={nodes} lang={undefined} />);
      expect(depthOf(nodes), text.slice(0, 8)).toBeLessThan(60);
    }
  },
  SLOW_MACHINE_MS,
);

function depthOf(nodes: MarkdownNode[]): number {
  return 1 + Math.max(0, ...nodes.map((node) => (typeof node === "string" ? 0 : depthOf(node.children))));
}

test(
  "whatever is typed becomes known elements with links that may be followed",
  () => {
    const part = fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom(
        "\n",
        "\n\n",
        "# ",
        "- ",
        "> ",
        "1) ",
        "    ",
        "```",
        "**",
        "_",
        "[",
        "](",
        ")",
        "<",
        ">",
        "javascript:",
        "![",
        "\\",
        "&#58;",
        "\t",
      ),
    );
    const text = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(""));
    const allowed = /^(?:a|blockquote|br|code|em|h[2-6]|hr|li|ol|p|pre|strong|ul)$/;
    fc.assert(
      fc.property(text, (typed) => {
        const nodes = parse(typed);
        expect(tagsIn(nodes).filter((tag) => !allowed.test(tag))).toEqual([]);
        expect(hrefsIn(nodes).filter((href) => linkKind(href) === undefined)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  },
  SLOW_MACHINE_MS,
);

test("what is nested beyond measure is rendered all the same, with all its words", async () => {
  const html = await htmlOf(`${"**a ".repeat(3000)}b${" c**".repeat(3000)}`);
  expect([html.match(/a /g)?.length, html.match(/ c/g)?.length]).toEqual([3000, 3000]);
});
