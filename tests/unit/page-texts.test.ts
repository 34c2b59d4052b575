import { expect, test } from "vitest";
import english from "../../locales/en/pages.json" with { type: "json" };
import englishData from "../../locales/en/personal-data.json" with { type: "json" };
import englishMail from "../../locales/en/mail.json" with { type: "json" };
import dutch from "../../locales/nl/pages.json" with { type: "json" };
import dutchData from "../../locales/nl/personal-data.json" with { type: "json" };
import dutchMail from "../../locales/nl/mail.json" with { type: "json" };

const languages = [
  { pages: english, personalData: englishData, mail: englishMail, hour: "one hour", button: /this button/ },
  { pages: dutch, personalData: dutchData, mail: dutchMail, hour: "een uur", button: /deze knop/ },
];

test("the questions and answers name what needs scripts", () => {
  for (const { pages } of languages) {
    const answers = pages.faq.sections.filter(({ heading }) => heading.includes("scripts"));
    expect(answers).toHaveLength(1);
    expect(JSON.stringify(answers)).toMatch(/passkey/);
  }
});

test("the privacy page names the setting that shows somebody to visitors, and where one's rights are exercised", () => {
  for (const { pages, personalData } of languages) {
    const words = JSON.stringify(pages.privacy, undefined, 1);
    expect(words).toContain(personalData.switches.show_to_visitors.label);
    expect(words.split(personalData.title).length - 1, "twice: the setting, and the rights").toBe(2);
  }
});

test("the privacy page tells of reports, of what our staff read, and how long what is left of both is kept", () => {
  const told = [
    [english, ["others report about you", "Our staff", "fictional profiles", "half a year", "two years"]],
    [dutch, ["anderen over jou melden", "Onze medewerkers", "fictieve profielen", "half jaar", "twee jaar"]],
  ] as const;
  for (const [{ privacy }, expected] of told)
    for (const words of expected) expect(JSON.stringify(privacy)).toContain(words);
});

test("mails are read as plain text too, where no button stands below; the reset says how long its link works", () => {
  for (const { mail, hour, button } of languages) {
    expect(JSON.stringify(mail)).not.toMatch(button);
    expect(mail.password_reset.why).toContain(hour);
  }
});
