import type { CautionWords } from "./phrases.ts";

/** Names that are the same in every language. */
export const everywhere: CautionWords = {
  money: ["western union", "moneygram", "money gram"],
  gift_card: [
    "apple/google/itunes gift card*",
    "steam/itunes/amazon card*/kaart*/karte*/kort*/gift*",
    "steamcard*/steamkaart*/steamkarte*/paysafecard*/paysafekarte*/neosurf/transcash",
    "paysafe card*",
    "google play card*/kaart*/karte*/kort*/gift*",
    "razer gold",
  ],
  crypto: [
    "bitcoin*/bitcoiny/btc/ethereum/usdt/binance/coinbase/metamask/dogecoin/litecoin",
    "crypto/krypto",
    "trust wallet",
  ],
  bank_account: [],
  messenger: [
    "whatsapp*/watsapp*/whatsap*/wathsapp*/wechat/viber/skype/snapchat/threema/kakaotalk/imessage",
    "whats app",
    "facebook/fb messenger",
    "telegram/signal/messenger app",
    "google chat/hangouts",
  ],
  phone: ["tel/telefon*/telefoon*/telephone*/mobil*/mobiel*/handy*/gsm/sms/whatsapp*"],
  number: ["order*/ordre*/ticket*/isbn/iban/tracking/booking*/faktur*/reserv*"],
  not: [],
};
