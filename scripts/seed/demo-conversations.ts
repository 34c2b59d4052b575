import type { Gender, Locale } from "../../app/contract/scalars.ts";

/** Somebody who plays a part for a demo log-in. */
export interface DemoPartner {
  name: string;
  gender: Gender;
  seeking: Gender;
  language: Locale;
  hair_colour: string;
  date_of_birth: string;
  region: string;
  city: string;
  likes: boolean;
  likedBack: boolean;
  /** `own`: written by the demo log-in. */
  messages: { own: boolean; text: string }[];
}

const men = { gender: "male", seeking: "female", language: "nl" } as const;
const women = { gender: "female", seeking: "male", language: "en" } as const;
const silent = { likes: true, likedBack: false, messages: [] };

const forAnna: DemoPartner[] = [
  {
    ...men,
    name: "Kees",
    date_of_birth: "1959-04-17",
    hair_colour: "grey",
    region: "Utrecht",
    city: "Utrecht",
    likes: true,
    likedBack: true,
    messages: [
      {
        own: false,
        text: "Dag Anna, jij zingt in een koor? Ik luister liever dan dat ik zing, maar ik luister wel goed.",
      },
      { own: true, text: "Dag Kees! Luisteraars zijn er altijd te weinig. Waar luister je het liefst naar?" },
      { own: false, text: "Naar Bach op zondag en naar de merel om zes uur. Wandel je ook wel eens om de Eem?" },
    ],
  },
  {
    ...men,
    ...silent,
    name: "Gerard",
    date_of_birth: "1954-11-02",
    hair_colour: "white",
    region: "Gelderland",
    city: "Ede",
  },
  {
    ...men,
    ...silent,
    name: "Theo",
    date_of_birth: "1962-08-25",
    hair_colour: "silver",
    region: "Flevoland",
    city: "Almere",
  },
  {
    ...men,
    name: "Harm",
    date_of_birth: "1964-01-30",
    hair_colour: "brown",
    region: "Noord-Holland",
    city: "Hilversum",
    likes: false,
    likedBack: false,
    messages: [
      { own: false, text: "Goedemiddag Anna. Ik zag dat je van koken houdt. Wat staat er vanavond op tafel?" },
    ],
  },
];

const forWillem: DemoPartner[] = [
  {
    ...women,
    name: "Marijke",
    date_of_birth: "1958-09-12",
    hair_colour: "silver",
    region: "Noord-Holland",
    city: "Alkmaar",
    likes: true,
    likedBack: true,
    messages: [
      { own: true, text: "Hello Marijke, I saw that you like the sea. Do you sail, or do you prefer the beach?" },
      {
        own: false,
        text: "The beach, with a thermos of coffee. But I would not say no to a calm afternoon on the water.",
      },
    ],
  },
  {
    ...women,
    ...silent,
    name: "Ineke",
    date_of_birth: "1961-02-08",
    hair_colour: "grey",
    region: "Zuid-Holland",
    city: "Leiden",
  },
  {
    ...women,
    ...silent,
    name: "Yvonne",
    date_of_birth: "1960-12-03",
    hair_colour: "blond",
    region: "Noord-Holland",
    city: "Hoorn",
  },
  {
    ...women,
    name: "Tineke",
    date_of_birth: "1955-07-19",
    hair_colour: "white",
    region: "Utrecht",
    city: "Zeist",
    likes: false,
    likedBack: false,
    messages: [
      {
        own: false,
        text: "Good evening Willem. A man who reads history: which century would you like to have tea in?",
      },
    ],
  },
];

/** Those who turn to the woman, or to the man. */
export function demoConversationsOf(hero: Gender): DemoPartner[] {
  return hero === "female" ? forAnna : forWillem;
}
