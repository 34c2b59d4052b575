import type { CautionWords } from "./phrases.ts";

export const sv: CautionWords = {
  money: [
    "låna/skicka/ge/överför/överföra/swisha mig … pengar/#",
    "kan/kunde/skulle/vill/får du/jag … låna/skicka/överföra/swisha/ge … pengar/#",
    "jag behöver … pengar/#",
    "behöver … pengar … av dig",
    "ekonomisk/finansiell hjälp/stöd",
    "ekonomiskt stöd",
    "hjälpa/hjälp mig ekonomiskt",
    "hjälpa/hjälp mig med … pengar/#",
    "kan/vill/kunde/skulle du … betala … biljett*/flygbiljett*/visum/hyra*/sjukhus*/operation*/tull*",
    "betalar/betala … dig tillbaka",
    "betalar/betala tillbaka till dig",
    "betalar tillbaka det",
    "swisha … till mig",
  ],
  gift_card: [
    "presentkort* … kod/koden/koder*/nummer*",
    "kod/koden/koder*/bild* … presentkort*",
    "köp/köpa/skicka/skaffa … presentkort* … mig/kod*",
    "mig … presentkort*",
  ],
  crypto: [
    "kryptovalut*/kryptomynt*",
    "handelsplattform*/investeringsplattform*",
    "investera med/tillsammans mig/med",
    "garanterad* vinst*/avkastning",
  ],
  bank_account: ["mitt/ditt/hans kontonummer/bankkonto/kortnummer", "bankuppgifter", "clearingnummer", "bankid kod*"],
  messenger: [
    "på/via/över/min telegram",
    "på/via signal",
    "skriv/hitta/kontakta/ring/prata/chatta/mig … på/via/över @",
    "min/din skype/snapchat/discord/messenger",
    "har/använder du telegram/messenger/hangouts",
  ],
  phone: ["ring/sms till", "ring mig", "mitt/ditt nummer", "numret/nummer är", "mobilnummer/telefonnummer"],
  number: ["ordernummer/beställning*/faktura*/kundnummer/bokning*/paket*/medlemsnummer/referens*/konto*"],
  not: ["inte", "inga", "ingen", "aldrig", "utan", "ej"],
};
