import type { Gender, Locale } from "../../../app/contract/scalars.ts";

/** Given names by language, those that were given first in front; no real person is meant. */
const names: Record<Locale, Record<Gender, string>> = {
  nl: {
    female:
      "Nel|Coby|Corrie|Ans|Joke|Gerda|Ria|Tineke|Ineke|Thea|Trudy|Els|Lidy|Willemien|Hanneke|Margriet|Loes|Wilma|Marijke|Annelies|Bea|Yvonne|Ellen|Anja|Marleen|Ingrid|Karin|Petra|Monique|Saskia",
    male: "Rinus|Koos|Cor|Joop|Aad|Evert|Sjaak|Jaap|Piet|Dick|Wim|Henk|Kees|Gerard|Jan|Ton|Ger|Harm|Leo|Theo|Frits|Bert|Hans|Frans|Ben|Ruud|Nico|Rob|Paul|Martin",
  },
  en: {
    female:
      "Joan|Sheila|Maureen|Barbara|Pauline|Margaret|Brenda|Patricia|Judith|Valerie|Rosemary|Hazel|Frances|Marion|Janet|Kathleen|Carol|Christine|Linda|Ruth|Wendy|Susan|Diane|Elaine|Gillian|Lesley|Sandra|Beverley|Heather|Denise",
    male: "Dennis|Ken|Derek|Walter|Gordon|Roy|Ray|Frank|Brian|Malcolm|Barry|Roger|Trevor|Geoff|Alan|Keith|Colin|Clive|Graham|Howard|Peter|John|Michael|David|Dale|Glenn|Stuart|Neil|Russell|Martin",
  },
  de: {
    female:
      "Helga|Ursula|Gisela|Christa|Ingrid|Renate|Brigitte|Bärbel|Jutta|Karin|Marianne|Monika|Angelika|Elke|Gabriele|Ute|Birgit|Heike|Petra|Sabine",
    male: "Horst|Heinz|Günter|Werner|Gerhard|Manfred|Dieter|Klaus|Rolf|Wolfgang|Hartmut|Lothar|Jürgen|Reinhard|Rainer|Norbert|Bernd|Volker|Detlef|Uwe",
  },
  fr: {
    female:
      "Odile|Colette|Bernadette|Josiane|Monique|Mireille|Danielle|Annick|Nicole|Françoise|Chantal|Évelyne|Dominique|Martine|Brigitte|Sylvie",
    male: "Lucien|Marcel|Roland|Guy|Serge|Jean|Jacques|Bernard|Michel|Yves|Gérard|Daniel|Alain|Christian|Gilles|Patrick",
  },
  it: {
    female: "Franca|Mirella|Silvana|Giuliana|Carla|Graziella|Rosanna|Luisa|Loredana|Donatella|Ornella|Patrizia",
    male: "Aldo|Bruno|Renato|Enzo|Walter|Vittorio|Sergio|Franco|Piero|Giorgio|Gianni|Claudio",
  },
  es: {
    female: "Consuelo|Amparo|Encarna|Concha|Rosario|Milagros|Teresa|Carmen|Pilar|Mercedes|Isabel|Montserrat",
    male: "Fermín|Vicente|Emilio|Joaquín|Ramón|Manuel|Antonio|Julio|Rafael|Paco|José Luis|Andrés",
  },
  pl: {
    female: "Wanda|Halina|Danuta|Krystyna|Teresa|Barbara|Elżbieta|Bożena|Grażyna|Jolanta",
    male: "Kazimierz|Tadeusz|Zbigniew|Henryk|Ryszard|Jerzy|Andrzej|Janusz|Wojciech|Marek",
  },
  da: {
    female: "Bodil|Grethe|Birthe|Inge|Jytte|Kirsten|Hanne|Lone",
    male: "Kaj|Poul|Bent|Preben|Ole|Jørgen|Flemming|Torben",
  },
  nb: { female: "Gerd|Bjørg|Solveig|Turid|Liv|Berit|Randi|Unni", male: "Odd|Arne|Kjell|Magne|Svein|Roar|Terje|Øyvind" },
  sv: {
    female: "Siv|Ulla|Kerstin|Gunilla|Birgitta|Margareta|Monica|Lena",
    male: "Sten|Bengt|Lennart|Ove|Göran|Kjell|Roland|Hasse",
  },
  fi: {
    female: "Eila|Raija|Pirkko|Ritva|Leena|Marja|Tuula|Sirpa",
    male: "Reijo|Esko|Tapio|Heikki|Seppo|Matti|Pekka|Kari",
  },
};

/** Of the first names in a list, and of the last. */
const [OLDEST, YOUNGEST] = [85, 50];

/** What people of that age are called; somebody may be called as others are ten years later. */
export function firstNames(language: Locale, gender: Gender, age: number): string[] {
  const all = names[language][gender].split("|");
  const middle = Math.min(1, Math.max(0, (OLDEST - age) / (OLDEST - YOUNGEST))) * (all.length - 1);
  const reach = Math.ceil(all.length / 3);
  return all.slice(Math.max(0, Math.round(middle) - reach), Math.round(middle) + reach + 1);
}
