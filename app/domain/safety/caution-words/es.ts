import type { CautionWords } from "./phrases.ts";

export const es: CautionWords = {
  money: [
    "envíame/mándame/préstame/transfiéreme/dame/envíeme/mándeme/présteme … dinero/plata/#",
    "enviarme/mandarme/prestarme/transferirme/darme/girarme … dinero/plata/#",
    "puedes/podrías/puede/podría … enviar*/mandar*/prestar*/transferir* … dinero/plata/#",
    "necesito … dinero/#",
    "me hace falta … dinero",
    "ayuda/apoyo financiera/económica/económico/financiero",
    "ayudarme/ayudar/ayúdame económicamente/financieramente",
    "ayudarme/ayudar/ayúdame con … dinero/#",
    "ayudarme a pagar",
    "puedes/podrías/puede/podría … pagar* … billete/vuelo/visado/visa/alquiler/hospital/operación/aduana*",
    "te lo devolveré/devuelvo/pagaré",
    "te devolveré/devuelvo el dinero",
  ],
  gift_card: [
    "tarjeta*/cupón/cupones … regalo … código*",
    "código*/foto* … tarjeta* … regalo",
    "cómprame/envíame/mándame/comprarme/enviarme/mandarme … tarjeta* … regalo",
    "puedes/podrías … comprar/enviar/mandar … tarjeta* … regalo",
    "necesito … tarjeta* … regalo",
  ],
  crypto: [
    "criptomoneda*/cripto/criptos",
    "plataforma* de inversión/inversiones/trading",
    "invertir conmigo",
    "invierte conmigo",
    "ganancia*/beneficio* garantizad*",
  ],
  bank_account: ["mi/su/tu número de cuenta", "mi/su/tu cuenta bancaria", "datos bancarios", "número de tarjeta"],
  messenger: [
    "en/por/vía/mi telegram",
    "por/vía signal",
    "escríbeme/búscame/agrégame/contáctame/encuéntrame/hablar/hablamos/llámame/escribirme … en/por/vía @",
    "mi/tu skype/snapchat/discord/messenger/instagram",
    "tienes/usas telegram/messenger/hangouts",
  ],
  phone: ["teléfono/móvil/celular", "llámame", "mi/tu número", "número es"],
  number: ["pedido*/factura*/reserva*/referencia/cliente/seguimiento/paquete/expediente/cuenta/billete"],
  not: ["no", "sin", "nunca", "ningún"],
};
