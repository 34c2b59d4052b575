import type { Locale } from "../../../app/contract/scalars.ts";

/** Short words about oneself in the other languages: an opening and a wish. */
export const otherWords: Partial<Record<Locale, { openings: string[]; closings: string[] }>> = {
  de: {
    openings: [
      "Ruhig, neugierig und gern draußen.",
      "Die Kinder sind groß, der Kaffee ist fertig.",
      "Ich lache gern, am liebsten über mich selbst.",
    ],
    closings: [
      "Fangen wir mit einem guten Gespräch an.",
      "Ich suche jemanden für Spaziergänge und gemeinsame Abende.",
      "Schreib mir, ich antworte immer.",
    ],
  },
  fr: {
    openings: [
      "Le calme me va bien, et tout m'intéresse.",
      "Les enfants sont grands, la table reste ouverte.",
      "J'aime rire, et d'abord de moi.",
    ],
    closings: [
      "Commençons par une bonne conversation.",
      "Pour des promenades et de longues soirées à deux.",
      "Écrivez-moi, je réponds toujours.",
    ],
  },
  es: {
    openings: ["Me gusta la calma y la buena mesa.", "Los hijos ya volaron y el café sigue caliente."],
    closings: ["Empecemos por una buena conversación.", "Busco compañía para pasear y reír."],
  },
  it: {
    openings: ["Amo la calma, la buona tavola e le risate.", "I figli sono grandi, il caffè è sempre pronto."],
    closings: ["Cominciamo da una bella chiacchierata.", "Cerco compagnia per passeggiare e ridere."],
  },
  pl: {
    openings: ["Lubię spokój, spacery i dobre rozmowy.", "Dzieci są dorosłe, a kawa zawsze gotowa."],
    closings: ["Zacznijmy od rozmowy.", "Szukam towarzystwa na długie spacery."],
  },
  da: {
    openings: ["Rolig af natur og altid nysgerrig.", "Børnene er fløjet, kaffen er varm."],
    closings: ["Lad os begynde med en god snak."],
  },
  nb: {
    openings: ["Rolig av natur og alltid nysgjerrig.", "Barna har flyttet ut, kaffen er varm."],
    closings: ["La oss begynne med en god samtale."],
  },
  sv: {
    openings: ["Lugn till sinnet och alltid nyfiken.", "Barnen är utflugna och kaffet är varmt."],
    closings: ["Låt oss börja med ett gott samtal."],
  },
  fi: {
    openings: ["Luonteeltani rauhallinen ja aina utelias.", "Lapset ovat maailmalla, ja kahvi on kuumaa."],
    closings: ["Aloitetaan hyvällä keskustelulla."],
  },
};
