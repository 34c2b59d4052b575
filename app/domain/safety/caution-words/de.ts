import type { CautionWords } from "./phrases.ts";

export const de: CautionWords = {
  money: [
    "schick/schicke/sende/leih/leihe/überweis/überweise/gib/borg/borge mir … geld/#",
    "schicken/senden/leihen/überweisen/geben sie mir … geld/#",
    "du/sie/mir/uns … geld/# … leihen/schicken/senden/überweisen/ueberweisen/geben/borgen/vorstrecken/auslegen",
    "ich brauche/bräuchte … geld/#",
    "brauche dringend … geld/#",
    "dringend geld",
    "kann ich … geld/# … leihen/borgen",
    "von dir leihen",
    "finanzielle hilfe/unterstützung",
    "finanzieller hilfe/unterstützung",
    "finanziell … helfen/unterstützen/aushelfen",
    "hilf mir … geld/finanziell",
    "kannst/könntest/würdest/willst … ticket/flugticket/flug/visum/miete/krankenhaus*/operation/zoll* … bezahlen/zahlen",
    "zahle/bezahle/zahl … dir/ihnen … zurück",
    "zahle/bezahle es … zurück",
    "bekommst es … zurück",
  ],
  gift_card: [
    "gutscheinkarte*/geschenkkarte*/guthabenkarte* … code*/schicken/kaufen/senden",
    "code*/foto* … gutschein*/geschenkkarte*/guthabenkarte*",
    "kauf/kaufe/besorg/besorge/schick/schicke mir … gutschein*/geschenkkarte*/guthabenkarte*",
    "mir … gutschein*/geschenkkarte*/guthabenkarte* … kaufen/besorgen/schicken",
    "brauche … gutscheinkarte*/geschenkkarte*/guthabenkarte*",
    "amazon/google/apple/steam gutschein*",
  ],
  crypto: [
    "kryptowährung*/kryptogeld/kryptohandel/bitcoins",
    "handelsplattform*/anlageplattform*/tradingplattform*",
    "mit mir … investieren/anlegen",
    "zeige dir … investier*/anlege*/trade*",
    "garantierte*/sichere gewinn*/rendite*",
  ],
  bank_account: [
    "meine/seine/ihre kontonummer/bankverbindung/kontodaten/bankdaten",
    "deine/ihre bankdaten/kontodaten/kontonummer/kreditkarte*/pin/tan",
    "auf mein konto",
  ],
  messenger: [
    "auf/über/ueber/via/per/mein telegram",
    "auf/über/ueber/via/per signal",
    "schreib*/find*/such*/add*/erreich*/kontaktier*/chatten/mich/mir … auf/über/ueber/bei/via/per @",
    "mein/dein skype/snapchat/discord/messenger/signal",
    "hast/nutzt/benutzt du telegram/messenger/hangouts",
  ],
  phone: ["ruf/rufe … an", "meine/deine nummer", "handynummer/rufnummer", "nummer ist", "anrufen"],
  number: [
    "bestell*/rechnung*/auftrag*/kundennummer/buchung*/sendung*/mitgliedsnummer/referenz*/paket*/konto*/vorgang*",
  ],
  not: ["nicht", "kein", "keine", "keinen", "nie", "niemals", "ohne"],
};
