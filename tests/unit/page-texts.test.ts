import { expect, test } from "vitest";
import { findQuestions, termsOf } from "../../app/routes/pages/faq/find-questions.ts";
import { groups, links } from "../../app/routes/pages/faq/questions.ts";
import englishFaq from "../../locales/en/faq.json" with { type: "json" };
import english from "../../locales/en/pages.json" with { type: "json" };
import englishData from "../../locales/en/personal-data.json" with { type: "json" };
import englishMail from "../../locales/en/mail.json" with { type: "json" };
import dutchFaq from "../../locales/nl/faq.json" with { type: "json" };
import dutch from "../../locales/nl/pages.json" with { type: "json" };
import dutchData from "../../locales/nl/personal-data.json" with { type: "json" };
import dutchMail from "../../locales/nl/mail.json" with { type: "json" };

const languages = [
  {
    pages: english,
    faq: englishFaq,
    personalData: englishData,
    mail: englishMail,
    hour: "one hour",
    button: /this button/,
  },
  { pages: dutch, faq: dutchFaq, personalData: dutchData, mail: dutchMail, hour: "een uur", button: /deze knop/ },
];

test("the questions and answers name what needs scripts", () => {
  for (const { faq } of languages) {
    expect(faq.questions["no-scripts"].question).toContain("scripts");
    expect(faq.questions["no-scripts"].answer).toMatch(/passkey/);
  }
});

test("every question has its words, and every word its question", () => {
  const asked = Object.values(groups).flat();
  expect(new Set(asked).size).toBe(asked.length);
  for (const { faq } of languages) {
    expect(Object.keys(faq.questions).toSorted()).toEqual(asked.toSorted());
    expect(Object.keys(faq.groups)).toEqual(Object.keys(groups));
    expect(Object.keys(faq.links).toSorted()).toEqual(Object.keys(links).toSorted());
  }
});

test("the words that the search offers as examples find something", () => {
  for (const [{ search_hint, questions, little_words }, examples] of [
    [englishFaq, ["refund", "photo"]],
    [dutchFaq, ["terugbetalen", "foto"]],
  ] as const)
    for (const example of examples) {
      expect(search_hint).toContain(example);
      expect(findQuestions(Object.values(questions), termsOf(example, little_words))).not.toEqual([]);
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
