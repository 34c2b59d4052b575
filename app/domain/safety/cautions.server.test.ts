import { expect, test } from "vitest";
import { locales, type Locale } from "../../contract/locales.ts";
import { cautionKinds, type CautionKind } from "../../contract/safety/caution-kinds.ts";
import { cautionsIn } from "./cautions.server.ts";

/** Sentences of each language and what they speak of. */
const asking: Record<Locale, [string, ...CautionKind[]][]> = {
  en: [
    ["Buy Apple gift cards and send pictures", "gift_card"],
    ["My wallet was stolen, can you help me with 400 dollars", "money"],
    ["Could you please lend me 300 euro? I will pay you back when I am home.", "money"],
    ["My card is blocked. Please send me some money", "money"],
    ["I need £500 for the hospital", "money"],
    ["Would you pay for my flight ticket, darling?", "money"],
    ["Can you buy me a Steam gift card and send the code?", "gift_card"],
    ["Scratch it and send me a photo of the gift card", "gift_card"],
    ["My uncle taught me to trade Bitcoin", "crypto"],
    ["I know a trading platform with guaranteed profits", "crypto"],
    ["Shall I give you my bank details?", "bank_account"],
    ["Find me on Telegram, I am rarely here", "messenger"],
    ["Do you have WhatsApp?", "messenger"],
    ["Call me: 555 123 4567 any time", "phone"],
    ["Text me on +44 20 7946 0018", "phone"],
  ],
  nl: [
    ["Ik zit vast en heb 400 euro nodig", "money"],
    ["Zou je me kunnen helpen met 250 euro?", "money"],
    ["Kun je mij 300 euro lenen?", "money"],
    ["Ik heb dringend geld nodig voor het ziekenhuis", "money"],
    ["Stuur me alsjeblieft wat geld, ik betaal je vrijdag terug", "money"],
    ["Zou je een vliegticket voor mij willen betalen", "money"],
    ["Wil je een cadeaukaart kopen en de code sturen?", "gift_card"],
    ["Ik verdien veel met cryptomunten", "crypto"],
    ["Mijn rekeningnummer stuur ik zo", "bank_account"],
    ["App me maar even", "messenger"],
    ["Zullen we verder praten op Telegram?", "messenger"],
    ["Bel me op 06-12345678", "phone"],
    ["Mijn nummer is nul zes een twee drie vier vijf zes zeven acht", "phone"],
  ],
  de: [
    ["Könntest du mir mit 300 € aushelfen?", "money"],
    ["Kannst du mir 500 € leihen?", "money"],
    ["Ich brauche dringend Geld für die Operation", "money"],
    ["Bitte überweise mir das Geld heute", "money"],
    ["Kauf mir bitte eine Geschenkkarte", "gift_card"],
    ["Ich investiere in Kryptowährungen", "crypto"],
    ["Hier ist meine Bankverbindung", "bank_account"],
    ["Schreib mir auf Telegram", "messenger"],
    ["Ruf mich an: 0171 1234567", "phone"],
  ],
  fr: [
    ["Tu peux m’aider avec 300 euros ?", "money"],
    ["Peux-tu me prêter 300 euros ?", "money"],
    ["J’ai vraiment besoin d’argent pour l’hôpital", "money"],
    ["Envoie-moi un peu d’argent", "money"],
    ["Achète une recharge PCS et envoie-moi le code", "gift_card"],
    ["J’ai gagné avec les cryptomonnaies", "crypto"],
    ["Donne-moi tes coordonnées bancaires", "bank_account"],
    ["Écris-moi sur Telegram", "messenger"],
    ["Appelle-moi au 06 12 34 56 78", "phone"],
  ],
  es: [
    ["¿Me podrías ayudar con 300 euros?", "money"],
    ["¿Puedes prestarme 300 euros?", "money"],
    ["Necesito dinero para el hospital", "money"],
    ["Envíame un poco de dinero, te lo devolveré", "money"],
    ["Cómprame una tarjeta de regalo", "gift_card"],
    ["Gano mucho con criptomonedas", "crypto"],
    ["Dame tu número de cuenta", "bank_account"],
    ["Escríbeme por Telegram", "messenger"],
    ["Llámame al 612 345 678", "phone"],
  ],
  it: [
    ["Mi puoi aiutare con 300 euro?", "money"],
    ["Puoi prestarmi 300 euro?", "money"],
    ["Ho bisogno di soldi per l’ospedale", "money"],
    ["Potresti farmi un bonifico?", "money"],
    ["Comprami una gift card e dimmi il codice", "gift_card"],
    ["Investo in criptovalute", "crypto"],
    ["Ti mando il mio IBAN", "bank_account"],
    ["Scrivimi su Telegram", "messenger"],
    ["Chiamami al 347 123 4567", "phone"],
  ],
  da: [
    ["Kan du låne mig 3000 kroner?", "money"],
    ["Jeg har brug for penge til en operation", "money"],
    ["Send mig nogle penge, jeg betaler dig tilbage", "money"],
    ["Køb et gavekort og send mig koden på det gavekort", "gift_card"],
    ["Jeg tjener godt på kryptovaluta", "crypto"],
    ["Her er mit kontonummer", "bank_account"],
    ["Skriv til mig på Telegram", "messenger"],
    ["Ring til mig på 20 30 40 50", "phone"],
  ],
  nb: [
    ["Kan du låne meg 3000 kroner?", "money"],
    ["Jeg trenger litt penger til sykehuset", "money"],
    ["Vipps meg 500 kr", "money"],
    ["Kjøp et gavekort til meg og send koden på gavekortet", "gift_card"],
    ["Jeg handler med kryptovaluta", "crypto"],
    ["Her er kontonummeret: mitt kontonummer kommer", "bank_account"],
    ["Skriv til meg på Telegram", "messenger"],
    ["Ring meg på 412 34 567", "phone"],
  ],
  sv: [
    ["Kan du hjälpa mig med 400 kr?", "money"],
    ["Kan du låna mig 3000 kronor?", "money"],
    ["Jag behöver pengar till sjukhuset", "money"],
    ["Swisha mig 500 kr", "money"],
    ["Köp ett presentkort till mig", "gift_card"],
    ["Jag handlar med kryptovaluta", "crypto"],
    ["Här är mina bankuppgifter", "bank_account"],
    ["Skriv till mig på Telegram", "messenger"],
    ["Ring mig på 070-123 45 67", "phone"],
  ],
  fi: [
    ["Voisitko lainata minulle 300 euroa?", "money"],
    ["Tarvitsen rahaa leikkaukseen", "money"],
    ["Lähetä minulle vähän rahaa, maksan ne takaisin", "money"],
    ["Osta lahjakortti ja lähetä minulle koodi lahjakortista", "gift_card"],
    ["Sijoitan kryptovaluuttaan", "crypto"],
    ["Tilinumeroni on tässä", "bank_account"],
    ["Löydät minut Telegramissa", "messenger"],
    ["Soita minulle 040 1234567", "phone"],
  ],
  pl: [
    ["Czy możesz mi pomóc finansowo?", "money"],
    ["Czy możesz pożyczyć mi 300 zł?", "money"],
    ["Potrzebuję pilnie pieniędzy na szpital", "money"],
    ["Prześlij mi trochę pieniędzy, oddam ci w piątek", "money"],
    ["Kup mi kartę podarunkową", "gift_card"],
    ["Zarabiam na kryptowalutach", "crypto"],
    ["To jest mój numer konta", "bank_account"],
    ["Napisz do mnie na Telegramie", "messenger"],
    ["Zadzwoń do mnie: 501 234 567", "phone"],
  ],
};

for (const locale of locales)
  test(`what swindlers ask for is found where it is asked for in ${locale}`, () => {
    for (const [text, ...kinds] of asking[locale])
      expect.soft({ text, found: cautionsIn(text) }).toEqual({ text, found: kinds });
  });

test("an IBAN is found in groups or not, small or large, and is no telephone number; a wrong check digit is none", () => {
  for (const text of [
    "NL91 ABNA 0417 1643 00",
    "Here: nl91abna0417164300. Thanks!",
    "DE89 3704 0044 0532 0130 00 is mine",
    "FR14 2004 1010 0505 0001 3M02 606",
    "IBAN:BE68-5390-0754-7034",
  ])
    expect.soft({ text, found: cautionsIn(text) }).toEqual({ text, found: ["bank_account"] });
  for (const text of ["NL92 ABNA 0417 1643 00", "XX91 ABNA 0417 1643 00", "NL91 ABNA 0417", "PIN NL91"])
    expect.soft(cautionsIn(text), text).not.toContain("bank_account");
});

test("several kinds come in the order in which the advice is given, each once", () => {
  const text = "Find me on WhatsApp, +31 6 1234 5678 or +31 6 8765 4321, and please lend me 300 euro in Bitcoin";
  const found = cautionsIn(text);
  expect(found).toEqual(["money", "crypto", "phone", "messenger"]);
  expect(found).toEqual(cautionKinds.filter((kind) => found.includes(kind)));
});

test("case, accents, and signs in between hide nothing", () => {
  expect(cautionsIn("LEND ME 300 EURO")).toEqual(["money"]);
  expect(cautionsIn("pretez moi 300 euros")).toEqual(["money"]);
  expect(cautionsIn("lend *me* “300” euro")).toEqual(["money"]);
});

test("signs that nobody sees, other dashes and links to messengers hide nothing", () => {
  const said: [string, string[]][] = [
    ["Write to me: https://wa.me/31612345678", ["messenger"]],
    ["I am on t.me/annemarie", ["messenger"]],
    ["Let us talk on Tele\u200bgram, telegram app", ["messenger"]],
    ["Call me on 06\u201112345678", ["phone"]],
    ["Call me on 06_12345678", ["phone"]],
    ["My account is NL91\u00a0ABNA \u200b0417 1643 00", ["bank_account"]],
  ];
  for (const [text, kinds] of said) expect(cautionsIn(text), text).toEqual(expect.arrayContaining(kinds));
});
