import { test } from "vitest";
import { LARGEST_UPLOAD } from "../../app/contract/people/photos.ts";
import interests from "../../locales/en/interests.json" with { type: "json" };
import { noScriptBrowser } from "../support/http/no-script-browser.ts";
import { expectLabels, expectRefused, type Language, type Sent } from "../support/http/refused-form.ts";
import { sessionPair } from "../support/http/site-cookies.ts";
import { aPng } from "../support/picture.ts";
import { siteUnderTest } from "../support/site/environment.ts";
import { jarOf, siteApi } from "../support/site/site-api.ts";

const site = siteUnderTest();
const internal = siteApi(site);
const languages: Language[] = ["nl", "en"];

/** Two thousand characters are too many for all fields of words but messages. */
const LONG = "Zee. ".repeat(800);

const elevenInterests = Object.fromEntries(
  Object.keys(interests)
    .slice(0, 11)
    .map((key) => [`interests.${key}`, key]),
);

function aPhotoForm(...parts: BlobPart[]): Sent {
  const fields = new FormData();
  fields.set("photo", new File(parts, "photo.png", { type: "image/png" }));
  return { path: "/profile/photos", fields };
}

const wrongPhotos: Sent[] = [
  { path: "/profile/photos", fields: new FormData() },
  aPhotoForm(),
  aPhotoForm("no picture"),
  aPhotoForm(aPng({ width: 20, height: 20 })),
  { ...aPhotoForm(aPng(), new Uint8Array(LARGEST_UPLOAD)), status: 413 },
];

for (const language of languages) {
  test(`a member's forms come back with their mistakes and what was typed: ${language}`, async () => {
    const [anna, bert] = [await internal.makeMember({ language }), await internal.makeMember()];
    const cookies = jarOf(await sessionPair(site, jarOf(anna.cookie), anna.id));
    const browser = noScriptBrowser(site.origin, { language, cookies });
    const forms: Sent[] = [
      { path: "/profile/name", fields: { name: "@ Piet van Zee" }, kept: "@ Piet van Zee" },
      { path: "/profile/about", fields: { about: LONG }, kept: "Zee. Zee. Zee." },
      {
        path: "/profile/looking-for",
        fields: { seeking: "male", seeking_min_age: "80", seeking_max_age: "60" },
        kept: 'value="80"',
      },
      { path: "/profile/interests", fields: elevenInterests, kept: 'checked="" value="walking"' },
      { path: "/profile/facts", fields: { hair_colour: "purple", tattoos: "none" } },
      { path: "/profile/place", fields: { country: "NL", region: "", city: "Qwertydam" }, kept: "Qwertydam" },
      { path: `/members/${bert.id}/report`, fields: { text: "Hij vroeg om geld." }, kept: "Hij vroeg om geld." },
      { path: "/complaints", fields: { address: "Het profiel van Bert" }, kept: "Het profiel van Bert" },
      { path: "/support", fields: { keep_typed: "on", text: "Waar is mijn bon?" }, kept: "Waar is mijn bon?" },
      { path: "/profile/security", fields: { intent: "email", email: "anna@", password: "" }, kept: "anna@" },
      { path: "/profile/security", fields: { intent: "password", old_password: "", password: "short" } },
      { path: "/profile/delete/confirm", fields: { comment: "Tot ziens." }, kept: "Tot ziens." },
    ];
    for (const form of [...forms, ...wrongPhotos]) await expectRefused(browser, language, form);
    const search = await browser.get("/members?open=1&min_age=5&max_age=999");
    expectLabels(search.html, `search in ${language}`);
  });

  test(`a visitor's forms come back with their mistakes and what was typed: ${language}`, async () => {
    const browser = noScriptBrowser(site.origin, { language });
    const forms: Sent[] = [
      { path: "/login", fields: { email: "", password: "" } },
      { path: "/support", fields: { text: "Waar is mijn bon?", email: "anna@" }, kept: "Waar is mijn bon?" },
      { path: "/signup?step=0", fields: { gender: "male" } },
      { path: "/complete-signup", fields: { name: "Anna", password: "short" }, kept: "Anna" },
    ];
    for (const form of forms) await expectRefused(browser, language, form);
  });
}
