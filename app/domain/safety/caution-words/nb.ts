import type { CautionWords } from "./phrases.ts";

export const nb: CautionWords = {
  money: [
    "lån/send/overfør/gi/vipps meg … penger/#",
    "låne/sende/overføre/gi/vippse meg … penger/#",
    "kan/kunne/vil/får du/jeg … låne/sende/overføre/vippse … penger/#",
    "jeg trenger … penger/#",
    "trenger penger",
    "økonomisk/finansiell hjelp/støtte",
    "hjelpe/hjelp meg økonomisk",
    "hjelpe/hjelp meg med … penger/#",
    "kan/vil/kunne du … betale … billett*/flybillett*/visum/husleie*/sykehus*/operasjon*/toll*",
    "betaler … deg tilbake",
    "betaler det/dem tilbake",
    "vipps/vippse … til meg",
  ],
  gift_card: [
    "gavekort* … kode*/koden/nummer*",
    "kode*/koden/bilde* … gavekort*",
    "kjøp/send/skaff … gavekort* … meg/kode*",
    "kjøpe/sende/skaffe … gavekort* … meg/til meg",
    "meg … gavekort*",
  ],
  crypto: [
    "kryptovaluta*/kryptomynt*",
    "handelsplattform*/investeringsplattform*",
    "investere med/sammen meg/med",
    "garantert/garanterte gevinst*/avkastning/fortjeneste",
  ],
  bank_account: ["mitt/ditt/hans kontonummer/kortnummer", "min/din bankkonto", "bankopplysninger", "bankid kode*"],
  messenger: [
    "på/via/over/min telegram",
    "på/via signal",
    "skriv/finn/kontakt/ring/snakke/chatte/meg … på/via/over @",
    "min/din skype/snapchat/discord/messenger",
    "har/bruker du telegram/messenger/hangouts",
  ],
  phone: ["ring/sms til", "ring meg", "mitt/ditt nummer", "nummeret mitt/er", "nummer er", "mobilnummer/telefonnummer"],
  number: ["ordrenummer/bestilling*/faktura*/kundenummer/reservasjon*/pakke*/medlemsnummer/referanse*/konto*"],
  not: ["ikke", "ingen", "aldri", "uten"],
};
