import type { CautionWords } from "./phrases.ts";

export const da: CautionWords = {
  money: [
    "lån/send/overfør/giv/udlån mig … penge/#",
    "låne/sende/overføre/give/udlåne mig … penge/#",
    "vil/kan/kunne/må du/jeg … låne/sende/overføre … penge/#",
    "brug for … penge/#",
    "jeg mangler … penge/#",
    "økonomisk/finansiel hjælp/støtte",
    "hjælpe/hjælp mig økonomisk",
    "hjælpe/hjælp mig med … penge/#",
    "kan/vil/kunne du … betale … billet*/flybillet*/visum/husleje/hospital*/operation*/told*",
    "betaler … dig tilbage",
    "betaler det/dem tilbage",
    "mobilepay til mig",
    "send … på/via/med mobilepay",
  ],
  gift_card: [
    "gavekort* … kode*/koden/nummer*",
    "kode*/koden/billede* … gavekort*",
    "køb/send/skaf … gavekort* … mig/kode*",
    "købe/sende/skaffe … gavekort* … mig/til mig",
    "mig … gavekort*",
  ],
  crypto: [
    "kryptovaluta*/kryptomønt*",
    "handelsplatform*/investeringsplatform*",
    "investere med/sammen mig/med",
    "garanteret/garanterede gevinst*/afkast/fortjeneste",
  ],
  bank_account: [
    "mit/dit/hans kontonummer/kortnummer",
    "min/din bankkonto",
    "bankoplysninger",
    "registreringsnummer og konto*",
    "nemid/mitid kode*",
  ],
  messenger: [
    "på/via/over/min telegram",
    "på/via signal",
    "skriv/find/tilføj/kontakt/ring/snakke/chatte/mig … på/via/over @",
    "min/din skype/snapchat/discord/messenger",
    "har/bruger du telegram/messenger/hangouts",
  ],
  phone: ["ring/sms til", "ring mig", "mit/dit nummer", "nummer er", "mobilnummer/telefonnummer"],
  number: ["ordrenummer/bestilling*/faktura*/kundenummer/reservation*/pakke*/medlemsnummer/reference*/konto*/sags*"],
  not: ["ikke", "ingen", "aldrig", "uden"],
};
