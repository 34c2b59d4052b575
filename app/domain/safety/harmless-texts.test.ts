import fc from "fast-check";
import { expect, test } from "vitest";
import { locales, type Locale } from "../../contract/locales.ts";
import { cautionsIn } from "./cautions.server.ts";

/** What people write to each other, of which nobody has to be warned. */
const harmless: Record<Locale, readonly string[]> = {
  en: [
    "The concert is 30 euro, I will pay you back on Sunday",
    "Money can’t buy happiness, they say.",
    "The meal was 25 euro for two, and the wine 6.50",
    "I was born on 12-03-1951 and married from 1975 to 2011",
    "Shall we meet on 04/05/2026 at 14:30, or at 15.45?",
    "I live at number 128, SW1A 1AA, since 1998",
    "My order number is 400123456789 and it has not come yet",
    "ISBN 978 90 234 5678 1 is the book that I mean",
    "My grandmother got a telegram from the king when she turned 100",
    "There is no signal in the mountains, so I read",
    "I don’t need money, I need somebody to laugh with",
    "My daughter gave me a gift card for the garden centre",
    "Could you lend me a hand with the boxes? Or lend me that book?",
    "I love cryptic crosswords and cryptograms",
    "Send me a photo of your garden, and give me your opinion",
    "I want to lose 20 pounds before summer",
    "Call me old-fashioned, but I like letters",
    "I retired after 42 years at the bank",
    "Call me between 10:00–12:30",
    "Call me, or the agent: houses there cost 250.000–300.000",
    "Give me a ring between 10.30—12.00",
    "I lived there 1990–1995; phone me",
  ],
  nl: [
    "Kan ik je helpen met de tuin? Of met je computer?",
    "We gaan geld halen, en daarna naar de markt van 9 tot 12 uur",
    "Geld maakt niet gelukkig, zei mijn moeder",
    "Ik woon op nummer 128, 1012 AB Amsterdam",
    "De app van de buienradar zegt regen; een handige app op mijn tablet",
    "Het dagmenu kost 17,50 euro, met koffie € 20,-",
    "Ik heb geen geld nodig, wel iemand om mee te lachen",
    "Ik los graag cryptogrammen op",
    "Mijn bestelnummer is 40012345678, maar het pakket is er nog niet",
    "Wij trouwden op 12 mei 1972, zij overleed op 03-11-2019",
    "Kun je mij een foto sturen? Geld speelt geen rol",
    "Ik kreeg een cadeaubon van mijn kleinkinderen en kocht een plant",
    "Zullen we om 10.30 uur afspreken, of liever 14:00?",
    "Ik werkte 40 jaar bij de bank en 2 jaar bij de post",
    "Ik snap het niet helemaal, en er kwam een telegram",
  ],
  de: [
    "Ich helfe gern im Garten, das kostet kein Geld",
    "Geld allein macht nicht glücklich",
    "Ich wohne in 10115 Berlin, Hausnummer 24",
    "Das Essen kostet 18,50 €",
    "Am 12.03.2026 um 14:30 Uhr?",
    "Ich brauche kein Geld, ich brauche Gesellschaft",
    "Die Krypta im Dom ist sehr schön",
    "Meine Bestellnummer ist 4001234567",
    "Kannst du mir ein Foto schicken?",
    "Er gab ein Signal, und der Zug fuhr ab",
    "Die Ausstellung war ein Geschenk",
  ],
  fr: [
    "L’argent ne fait pas le bonheur",
    "J’habite au 24, 75011 Paris",
    "Le menu est à 18,50 euros",
    "Je n’ai pas besoin d’argent",
    "Rendez-vous le 12/03/2026 à 14h30",
    "La crypte de la cathédrale est belle",
    "Ma commande 4001234567 n’est pas arrivée",
    "Envoie-moi une photo de ton jardin",
    "Une carte cadeau de mes enfants m’a fait plaisir",
  ],
  es: [
    "El dinero no da la felicidad",
    "Vivo en el número 24, 28013 Madrid",
    "El menú cuesta 12,50 euros",
    "No necesito dinero, solo compañía",
    "Nos vemos el 12/03/2026 a las 14:30",
    "La cripta de la catedral es preciosa",
    "Mi pedido 400123456 no ha llegado",
    "¿Puedes enviarme una foto?",
  ],
  it: [
    "I soldi non fanno la felicità",
    "Abito al numero 24, 00184 Roma",
    "Il pranzo costa 15,50 euro",
    "Non ho bisogno di soldi",
    "Ci vediamo il 12/03/2026 alle 14:30",
    "La cripta del duomo è bellissima",
    "Puoi mandarmi una foto del giardino?",
    "Mia nonna ricevette un telegramma",
  ],
  da: [
    "Penge gør ingen lykkelig",
    "Jeg bor i nummer 24, 8000 Aarhus",
    "Middagen kostede 250 kroner",
    "Jeg har ikke brug for penge",
    "Vi ses den 12-03-2026 kl. 14.30",
    "Jeg fik et gavekort af mine børnebørn",
    "Kan du sende mig et billede?",
    "Min mor fik et telegram fra kongen",
  ],
  nb: [
    "Penger gjør ingen lykkelig",
    "Jeg bor i nummer 24, 0150 Oslo",
    "Middagen kostet 350 kr",
    "Jeg trenger ikke penger",
    "Vi sees 12.03.2026 klokka 14.30",
    "Jeg fikk et gavekort av barnebarna",
    "Kan du sende meg et bilde?",
  ],
  sv: [
    "Pengar gör ingen lycklig",
    "Jag bor på nummer 24, 111 22 Stockholm",
    "Middagen kostade 250 kronor",
    "Jag behöver inga pengar",
    "Vi ses 2026-03-12 klockan 14.30",
    "Jag fick ett presentkort av barnbarnen",
    "Kan du skicka mig en bild?",
  ],
  fi: [
    "Raha ei tee onnelliseksi",
    "Asun numerossa 24, 00100 Helsinki",
    "Ruoka maksoi 18,50 euroa",
    "En tarvitse rahaa",
    "Nähdään 12.3.2026 klo 14.30",
    "Sain lahjakortin lapsenlapsilta",
    "Voisitko lähettää minulle kuvan?",
  ],
  pl: [
    "Pieniądze szczęścia nie dają",
    "Mieszkam pod numerem 24, 00-950 Warszawa",
    "Obiad kosztował 45 zł",
    "Nie potrzebuję pieniędzy",
    "Do zobaczenia 12.03.2026 o 14:30",
    "Dostałam kartę podarunkową od wnuków",
    "Czy możesz przesłać mi zdjęcie?",
    "Krypta w katedrze jest piękna",
  ],
};

for (const locale of locales)
  test(`what people tell each other warns of nothing in ${locale}`, () => {
    for (const text of harmless[locale]) expect.soft({ text, found: cautionsIn(text) }).toEqual({ text, found: [] });
  });

test("words of two sentences are no phrase", () => {
  expect(cautionsIn("Please send me a letter. Money is no subject")).toEqual([]);
});

test("random prose of everyday words, days, times and prices warns of nothing", () => {
  const word = fc.constantFrom(
    ..."the and garden walk wandelen samen met mijn hond morgen kinderen Enkel heute jardin promenade domani insieme paseo".split(
      " ",
    ),
    ..."jeg kommer morgen hvor vi bor talo kirja ja dzien dobry spacer music opera Rotterdam Lyon bank card code me you".split(
      " ",
    ),
  );
  const number = fc.oneof(
    fc.integer({ min: 1, max: 2030 }).map(String),
    fc.date({ min: new Date("1930-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }).map(dayOf),
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 10, max: 59 }))
      .map(([hour, minute]) => `${hour}:${minute}`),
    fc.integer({ min: 100, max: 9999 }).map((cents) => `€ ${(cents / 100).toFixed(2)}`),
  );
  const sentence = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 9 }), number, fc.array(word, { minLength: 1, maxLength: 9 }))
    .map(([before, middle, behind]) => `${before.join(" ")} ${middle}, ${behind.join(" ")}.`);
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (sentences) => {
      const text = sentences.join(" ");
      expect({ text, found: cautionsIn(text) }).toEqual({ text, found: [] });
    }),
    { numRuns: 400 },
  );
});

const dayOf = (date: Date) => `${date.getUTCDate()}-${date.getUTCMonth() + 1}-${date.getUTCFullYear()}`;
