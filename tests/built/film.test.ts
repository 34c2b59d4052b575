import { expect, test } from "vitest";
import { writtenLocales } from "../../app/domain/locale/languages.ts";
import { getMeasured } from "../support/http/response-size.ts";
import { cookiePair } from "../support/http/site-cookies.ts";
import { siteUnderTest } from "../support/site/environment.ts";

const site = siteUnderTest();
const open = (path: string, headers: Record<string, string> = {}) => getMeasured(site.origin + path, headers);
const inLanguage = (locale: string) => open("/landers/video", { Cookie: cookiePair("locale", locale) });

test("the film has captions in every written language, and they are words of the page", async () => {
  for (const locale of writtenLocales) {
    const { body } = await inLanguage(locale);
    const [track = ""] = /<track [^>]+>/.exec(body) ?? [];
    expect(track).toContain(`srcLang="${locale}"`);
    const captions = await open(/src="([^"]+)"/.exec(track)?.[1] ?? "");
    expect([captions.status, captions.headers["content-type"]], locale).toEqual([200, "text/vtt; charset=utf-8"]);
    const [first, ...cues] = captions.body.trim().split("\n\n");
    expect([first, cues.length], locale).toEqual(["WEBVTT", 4]);
    const page = body.replaceAll("&#x27;", "'");
    for (const cue of cues) expect(page, cue).toContain(`${cue.split("\n")[1]}</li>`);
  }
});

test("captions are kept at the edge, whoever asks, and there are none in made-up languages", async () => {
  const headers = { "X-Test-Country": "MT", "Accept-Language": "nl" };
  const first = await open("/landers/captions/en", headers);
  const again = await open("/landers/captions/en", headers);
  expect([first, again].map((answer) => answer.headers["x-cache"])).toEqual(["miss", "hit"]);
  expect(again.body).toBe(first.body);
  expect(again.headers["content-type"]).toBe("text/vtt; charset=utf-8");
  // It has no styles of its own to name.
  expect(again.headers["content-security-policy"]).toContain(";style-src 'self';");
  for (const language of ["xx", "de", "toString"])
    expect((await open(`/landers/captions/${language}`)).status).toBe(404);
});

test("the page loads its film when somebody asks for it, and nobody moves it but them", async () => {
  const { body, headers } = await inLanguage("en");
  const [whole = "", video = ""] = /(<video [^>]+>).*<\/video>/.exec(body) ?? [];
  for (const part of [
    'preload="none"',
    'poster="/film/poster.webp"',
    'width="960"',
    "controls",
    "muted",
    "playsInline",
  ])
    expect(video).toContain(part);
  expect(video).not.toMatch(/autoplay|loop/i);
  expect(whole.match(/\/film\/[\w.]+/g)).toEqual(["/film/poster.webp", "/film/film.webm", "/film/film.mp4"]);
  expect(headers["content-security-policy"]).toContain(";media-src 'self';");
});

test("the page is the same for who saves data: it loads nothing that they could be spared", async () => {
  const plain = await inLanguage("en");
  const saving = await open("/landers/video", { Cookie: cookiePair("locale", "en"), "Save-Data": "on" });
  expect([saving.headers["x-cache"], saving.body === plain.body]).toEqual(["hit", true]);
});

test("films can be had in parts", async () => {
  for (const [name, type] of [
    ["film.webm", "video/webm"],
    ["film.mp4", "video/mp4"],
  ]) {
    const ask = (headers: Record<string, string>) => fetch(`${site.origin}/film/${name}`, { headers });
    const whole = await ask({});
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
      200,
      type,
      "bytes",
    ]);
    expect(whole.headers.get("content-encoding")).toBeNull();
    const part = await ask({ Range: "bytes=100-199" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(part.headers.get("content-length")).toBe("100");
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    const beyond = await ask({ Range: `bytes=${bytes.length}-` });
    expect([beyond.status, await beyond.text()]).toEqual([416, ""]);
  }
});
