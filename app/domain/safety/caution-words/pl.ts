import type { CautionWords } from "./phrases.ts";

export const pl: CautionWords = {
  money: [
    "pożycz/wyślij/przelej/prześlij/daj mi … pieniądze/pieniędzy/kasę/#",
    "pożyczyć/wysłać/przelać/przesłać/dać mi … pieniądze/pieniędzy/kasę/#",
    "mi … pieniądze/pieniędzy/kasę/# … pożyczyć/wysłać/przelać/przesłać",
    "możesz/mógłbyś/mogłabyś/może … pożyczyć/wysłać/przelać/przesłać … pieniądze/pieniędzy/kasę/#",
    "potrzebuję … pieniędzy/pieniądze/kasy/#",
    "brakuje mi … pieniędzy/#",
    "pomoc/pomocy/wsparcie/wsparcia finansowa/finansowej/finansową/finansowe/finansowego",
    "pomóc/pomóż mi finansowo",
    "wesprzeć/wspomóc mnie finansowo",
    "możesz/mógłbyś/mogłabyś … zapłacić … bilet/lot/wizę/czynsz/szpital/operację/cło",
    "oddam ci",
    "zwrócę ci",
    "kod/kodem/przelew blik",
    "blikiem",
  ],
  gift_card: [
    "kart*/bon podarunkow*/prezentow* … kod*/numer*",
    "kod*/zdjęci* … kart*/bon* podarunkow*/prezentow*",
    "kup/wyślij/prześlij mi … kart*/bon* podarunkow*/prezentow*",
    "kupić/wysłać/przesłać … kart*/bon* podarunkow*/prezentow* … mi/dla mnie/kod*",
    "możesz/mógłbyś/mogłabyś … kupić/wysłać/przesłać … kart*/bon* podarunkow*/prezentow*",
  ],
  crypto: [
    "kryptowalut*",
    "platform* inwestycyjn*/tradingow*/handlow*",
    "inwestować/zainwestować ze mną",
    "gwarantowan* zysk*",
  ],
  bank_account: [
    "mój/twój/jego numer konta/karty/rachunku",
    "moje/twoje konto bankowe",
    "dane bankowe",
    "danych bankowych",
  ],
  messenger: [
    "na/przez/mój telegramie/telegrama/telegram",
    "na/przez signalu/signala/signal",
    "napisz/znajdź/dodaj/pisać/porozmawiać/mnie/odezwij … na/przez facebooku/facebooka/messengerze/messengera/instagramie/instagrama/skype/@",
    "masz/używasz telegram*/signal*/messenger*",
    "whatsappie/whatsappa/whatsupie",
  ],
  phone: ["zadzwoń/dzwoń/zadzwonić", "mój/twój numer", "komórk*", "numer to"],
  number: ["zamówieni*/rezerwacj*/klienta/przesyłk*/paczk*/referencyjn*/konta/biletu/członkowsk*"],
  not: ["nie", "bez", "nigdy", "żadnych"],
};
