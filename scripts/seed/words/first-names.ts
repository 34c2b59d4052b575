import type { Gender, Locale } from "../../../app/contract/scalars.ts";

/** Given names that people born between 1940 and 1980 have, by language; no real person is meant. */
const names: Record<Locale, Record<Gender, string>> = {
  nl: {
    female:
      "Annelies|Marijke|Ineke|Tineke|Wilma|Yvonne|Karin|Joke|Ria|Gerda|Hanneke|Margriet|Els|Trudy|Ellen|Monique|Petra|Loes|Ans|Corrie|Willemien|Thea|Anja|Marleen|Nel|Saskia|Bea|Coby|Ingrid|Lidy",
    male: "Kees|Jan|Piet|Henk|Gerard|Hans|Wim|Ton|Theo|Rob|Frans|Joop|Cor|Bert|Ruud|Aad|Dick|Jaap|Leo|Harm|Sjaak|Koos|Rinus|Paul|Frits|Martin|Ben|Evert|Ger|Nico",
  },
  en: {
    female:
      "Susan|Margaret|Linda|Carol|Barbara|Janet|Patricia|Maureen|Christine|Sheila|Pauline|Diane|Gillian|Brenda|Judith|Rosemary|Hazel|Kathleen|Elaine|Wendy|Joan|Valerie|Frances|Sandra|Beverley|Marion|Lesley|Denise|Heather|Ruth",
    male: "David|John|Peter|Michael|Alan|Keith|Graham|Roger|Barry|Brian|Malcolm|Ken|Trevor|Derek|Geoff|Colin|Ray|Stuart|Dennis|Clive|Neil|Gordon|Martin|Frank|Russell|Walter|Howard|Glenn|Dale|Roy",
  },
  de: {
    female:
      "Renate|Ursula|Monika|Brigitte|Karin|Helga|Gisela|Ingrid|Christa|Sabine|Petra|Angelika|Heike|Elke|Bärbel|Marianne|Gabriele|Jutta|Birgit|Ute",
    male: "Klaus|Jürgen|Wolfgang|Dieter|Horst|Manfred|Uwe|Bernd|Günter|Rainer|Werner|Heinz|Gerhard|Rolf|Volker|Norbert|Detlef|Reinhard|Hartmut|Lothar",
  },
  fr: {
    female:
      "Françoise|Monique|Chantal|Martine|Brigitte|Sylvie|Nicole|Annick|Dominique|Colette|Mireille|Danielle|Josiane|Odile|Évelyne|Bernadette",
    male: "Jean|Michel|Alain|Bernard|Gérard|Patrick|Daniel|Jacques|Christian|Guy|Marcel|Serge|Roland|Yves|Gilles|Lucien",
  },
  it: {
    female: "Giuliana|Franca|Rosanna|Luisa|Carla|Patrizia|Donatella|Graziella|Mirella|Ornella|Silvana|Loredana",
    male: "Franco|Sergio|Giorgio|Bruno|Renato|Vittorio|Claudio|Aldo|Enzo|Piero|Gianni|Walter",
  },
  es: {
    female: "Carmen|Pilar|Mercedes|Rosario|Concha|Montserrat|Amparo|Consuelo|Teresa|Isabel|Milagros|Encarna",
    male: "Manuel|Antonio|Paco|José Luis|Rafael|Joaquín|Vicente|Emilio|Ramón|Andrés|Julio|Fermín",
  },
  pl: {
    female: "Krystyna|Barbara|Elżbieta|Danuta|Halina|Grażyna|Teresa|Bożena|Jolanta|Wanda",
    male: "Andrzej|Jerzy|Tadeusz|Zbigniew|Ryszard|Kazimierz|Marek|Janusz|Henryk|Wojciech",
  },
  da: {
    female: "Kirsten|Inge|Birthe|Lone|Jytte|Bodil|Hanne|Grethe",
    male: "Jørgen|Preben|Bent|Flemming|Ole|Kaj|Poul|Torben",
  },
  nb: { female: "Berit|Turid|Solveig|Randi|Bjørg|Gerd|Liv|Unni", male: "Arne|Kjell|Odd|Terje|Øyvind|Svein|Roar|Magne" },
  sv: {
    female: "Birgitta|Gunilla|Ulla|Kerstin|Lena|Margareta|Monica|Siv",
    male: "Lennart|Göran|Bengt|Kjell|Ove|Sten|Hasse|Roland",
  },
  fi: {
    female: "Ritva|Pirkko|Marja|Tuula|Leena|Sirpa|Raija|Eila",
    male: "Matti|Pekka|Heikki|Reijo|Seppo|Kari|Esko|Tapio",
  },
};

export function firstNames(language: Locale, gender: Gender): string[] {
  return names[language][gender].split("|");
}
