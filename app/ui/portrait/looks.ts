/** Invented people over fifty, drawn for pages that visitors see. Colours are theirs, not the theme's. */
export interface Look {
  backdrop: string;
  skin: string;
  hair: string;
  top: string;
  /** Hair behind the head. */
  behind?: string;
  /** Hair over the head. */
  over?: string;
  beard?: string;
  collar?: "shirt" | "round" | "scarf";
  accent?: string;
  glasses?: boolean;
  earrings?: boolean;
  /** Smiles with the mouth closed. */
  calm?: boolean;
  /** Of a full figure: rounder cheeks, broader shoulders. */
  full?: boolean;
}

const bob = "M19 66C12 30 20 15 40 15s28 15 21 51q-8 5-12-2V40H31v24q-4 7-12 2";
const fringe = "M22 46C20 24 30 17 43 18c12 1 17 12 15 28-4-9-9-13-14-15-5 5-14 7-22 15";
const cropped = "M23 42c-4-16 6-26 18-25 12 0 19 9 16 25-3-9-6-12-10-14-9 3-19 2-24 14";
const parting = "M23 41c-3-14 3-24 16-24 14-1 21 8 18 24-2-7-4-10-7-12-7 1-13-1-16-5-2 7-8 9-11 17";
const curls =
  "M24 44c-8-2-9-12-3-15-2-8 5-13 11-11 4-6 13-6 17 0 7-2 12 5 10 11 6 4 4 13-3 15-1-7-4-11-7-13-6 4-13 4-18 0-4 3-6 7-7 13";
const bun = "M40 6c8 0 12 5 11 11-3 4-19 4-22 0C28 11 32 6 40 6";
const swept = "M22 46c-3-20 8-30 20-29 12 0 19 10 16 29-3-10-7-15-12-18-7 3-18 5-24 18";
const longHair = "M18 82c-3-40 2-66 22-66s25 26 22 66q-8 4-12 0V40H30v42q-4 4-12 0";
const sides = "M23 46c-3-5-2-13 2-17-1 6 0 11 1 15zM57 46c3-5 2-13-2-17 1 6 0 11-1 15z";
const fullBeard = "M23 45c1 22 8 27 17 27s16-5 17-27c-2 6-5 9-9 9-5-4-11-4-16 0-4 0-7-3-9-9";
const moustache = "M31 54c4-4 7-3 9-1 2-2 5-3 9 1-4 3-7 3-9 1-2 2-5 2-9-1";

export const looks = {
  bea: {
    backdrop: "#cfd5fb",
    skin: "#f1c7a8",
    hair: "#f3f1f7",
    top: "#5562d6",
    behind: bob,
    over: fringe,
    glasses: true,
    calm: true,
  },
  otto: {
    backdrop: "#ffe3a1",
    skin: "#eab98f",
    hair: "#fbfaf7",
    top: "#2f6f57",
    over: sides,
    beard: fullBeard,
    collar: "shirt",
  },
  grace: { backdrop: "#f6cdd2", skin: "#8d5a3c", hair: "#d9d6e2", top: "#ffc83d", over: curls, earrings: true },
  karel: {
    backdrop: "#cde8d8",
    skin: "#f0c4a4",
    hair: "#a9a7b8",
    top: "#474b73",
    over: parting,
    beard: moustache,
    collar: "shirt",
    glasses: true,
  },
  ines: {
    backdrop: "#ffd9bf",
    skin: "#d9a178",
    hair: "#6b5a66",
    top: "#c2566b",
    behind: bun,
    over: swept,
    collar: "scarf",
    accent: "#f6cdd2",
    earrings: true,
  },
  joe: {
    backdrop: "#d6dcf0",
    skin: "#6f4630",
    hair: "#e9e7f2",
    top: "#8b95ee",
    over: cropped,
    beard: fullBeard,
    calm: true,
  },
  lotte: {
    backdrop: "#e3d7f5",
    skin: "#f3cdb0",
    hair: "#c98f5b",
    top: "#3f8f7a",
    behind: longHair,
    over: swept,
    accent: "#fff",
    collar: "scarf",
    calm: true,
  },
  henk: {
    backdrop: "#c8e3f2",
    skin: "#ecbd98",
    hair: "#dddbe6",
    top: "#a8432f",
    over: cropped,
    collar: "round",
    glasses: true,
  },
  rosa: {
    backdrop: "#ffe9c4",
    skin: "#c68d68",
    hair: "#4b3f4d",
    top: "#2f6f8f",
    over: curls,
    glasses: true,
    calm: true,
  },
  mia: {
    backdrop: "#f9d9e3",
    skin: "#f2c9ac",
    hair: "#9a5a3a",
    top: "#8a4f9e",
    behind: longHair,
    over: fringe,
    earrings: true,
    full: true,
  },
  greet: {
    backdrop: "#d5ecd9",
    skin: "#efc2a0",
    hair: "#cfcdd9",
    top: "#a8432f",
    behind: bob,
    over: swept,
    collar: "scarf",
    accent: "#ffe3a1",
    glasses: true,
    calm: true,
    full: true,
  },
  bas: {
    backdrop: "#d6dcf0",
    skin: "#e9b68c",
    hair: "#8d7a6a",
    top: "#2f6f8f",
    over: parting,
    beard: fullBeard,
    collar: "shirt",
    full: true,
  },
  truus: {
    backdrop: "#e3d7f5",
    skin: "#f4d3bb",
    hair: "#fbfaf7",
    top: "#c2566b",
    behind: bun,
    over: parting,
    collar: "round",
    glasses: true,
    earrings: true,
  },
  nora: {
    backdrop: "#ffe3a1",
    skin: "#e8b58f",
    hair: "#6e4a35",
    top: "#3f8f7a",
    behind: bob,
    over: parting,
    earrings: true,
  },
  vera: {
    backdrop: "#cfd5fb",
    skin: "#efc4a6",
    hair: "#b9b7c6",
    top: "#2b2b45",
    behind: bob,
    over: swept,
    collar: "scarf",
    accent: "#a8432f",
    earrings: true,
    calm: true,
  },
  tom: {
    backdrop: "#cde8d8",
    skin: "#dca57c",
    hair: "#4b3f4d",
    top: "#5562d6",
    over: cropped,
    beard: moustache,
    collar: "round",
  },
} satisfies Record<string, Look>;

export type LookName = keyof typeof looks;
