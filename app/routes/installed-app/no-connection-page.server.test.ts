import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { dark, light } from "../../design/tokens.ts";
import { textsFor } from "../../request/locale/texts.server.ts";
import { noConnectionPage } from "./no-connection-page.server.tsx";
import worker from "./service-worker.js?raw";

const page = (wishes: Partial<Parameters<typeof noConnectionPage>[0]> = {}) =>
  noConnectionPage({ lang: "en", site: "Periwinkle", t: textsFor("en"), theme: undefined, comfort: false, ...wishes });

test("it says in the reader's language what is wrong, and leads on and to itself", () => {
  const [english, dutch] = [page(), page({ lang: "nl", t: textsFor("nl") })];
  expect(english).toContain('<html lang="en">');
  expect(english).toContain("<title>No connection · Periwinkle</title>");
  expect(english).toContain('<a href="">Try again</a>');
  expect(dutch).toContain('<html lang="nl">');
  expect(dutch).toContain("<h1>Geen verbinding</h1>");
  expect(dutch).toContain('<a href="">Probeer opnieuw</a>');
  for (const html of [english, dutch])
    for (const path of ["/members", "/chats", "/likes"]) expect(html).toContain(`<a href="${path}">`);
});

test("the site's name is words, whatever its operators called it", () => {
  expect(page({ site: '<b>Us & "them"</b>' })).toContain("&lt;b&gt;Us &amp; &quot;them&quot;&lt;/b&gt;");
});

test("it looks as the device does, or as its reader has chosen", () => {
  expect(page()).toContain("@media(prefers-color-scheme:dark)");
  expect(page({ theme: "dark" })).toContain(`:root{color-scheme:dark;--page:${dark.surface.page}`);
  expect(page({ theme: "dark" })).not.toContain("@media");
  expect(page({ theme: "light" })).toContain(`:root{color-scheme:light;--page:${light.surface.page}`);
  expect([page(), page({ comfort: true })].map((html) => /font-size:([\d.]+%)/.exec(html)?.[1])).toEqual([
    "112.5%",
    "137.5%",
  ]);
});

test("it asks for nothing, as there is nobody to ask", () => {
  expect(page()).not.toMatch(/<(script [^>]*src|link|img|iframe)|url\(/);
});

test("its one script comes back to the page when the device is connected again, and the policy allows just that", () => {
  const [, script = ""] = /<script>(.*?)<\/script>/.exec(page()) ?? [];
  expect(script).toContain("location.reload()");
  expect(worker).toContain(`script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`);
});
