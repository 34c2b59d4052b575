import type { CautionWords } from "./phrases.ts";

export const fi: CautionWords = {
  money: [
    "lainaa/lähetä/siirrä/anna minulle/mulle … rahaa/rahat/#",
    "lainata/lähettää/siirtää/antaa minulle/mulle … rahaa/rahat/#",
    "voitko/voisitko/voitteko/voisitteko … lainata/lähettää/siirtää/antaa … rahaa/rahat/#",
    "voinko/voisinko … lainata … rahaa/#",
    "tarvitsen/tarvitsisin … rahaa/#",
    "taloudellista/rahallista apua/tukea",
    "auttaa/auta minua taloudellisesti/rahallisesti",
    "auttaa/auta … rahalla/eurolla",
    "voitko/voisitko … maksaa … lipun/lentolipun/viisumin/vuokran/sairaala*/leikkau*/tulli*",
    "maksan … takaisin",
  ],
  gift_card: [
    "lahjakort* … koodi*/numero*",
    "koodi*/kuva* … lahjakort*",
    "osta/lähetä/hanki … lahjakort* … minulle/mulle/koodi*",
    "osta/lähetä/hanki minulle/mulle … lahjakort*",
    "voitko/voisitko … ostaa/lähettää/hankkia … lahjakort*",
  ],
  crypto: [
    "kryptovaluut*/kryptoraha*/virtuaalivaluut*/bitcoineja",
    "sijoitusalust*/kaupankäyntialust*",
    "sijoittaa kanssani",
    "taattu/taatut/varma/varmat tuotto/tuotot/voitto/voitot",
  ],
  bank_account: [
    "tilinumeroni/tilinumerosi/pankkitilini/pankkitilisi/pankkitunnu*/verkkopankkitunnu*",
    "minun/sinun tilinumero*",
  ],
  messenger: [
    "telegramissa/telegramiin/telegramilla/signalissa/signaliin/signalilla/messengerissä/messengeriin/discordissa",
    "whatsapissa/whatsappiin/wappiin/whatsappaa",
    "löydät/etsi/lisää/kirjoita/laita … facebookissa/facebookiin/instagramissa/instagramiin/instassa",
    "onko sinulla telegram/signal/messenger/whatsapp",
  ],
  phone: ["soita/soitatko", "puhelin*/puhelinnumero*", "numeroni/numerosi/numero on", "kännykkä*", "tekstiviesti*"],
  number: ["tilaus*/tilausnumero*/lasku*/varaus*/asiakasnumero*/viite*/paketti*/jäsennumero*/tili*"],
  not: ["ei", "en", "emme", "ilman", "et"],
};
