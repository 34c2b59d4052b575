import type { beards, hairBehind, hairOver } from "./hair.ts";

export type Clothing =
  | "shirt"
  | "round"
  | "scarf"
  | "vneck"
  | "blazer"
  | "turtle"
  | "cardigan"
  | "stripes"
  | "chain"
  | "polo";
export type Eyes = "laughing" | "calm" | "open";
export type Mouth = "grin" | "smile" | "wide" | "crooked";
export type Glasses = "round" | "square" | "cat" | "readers";

/** Who is drawn: colours, and which of the shapes. */
export interface Look {
  skin: string;
  hair: string;
  top: string;
  behind?: keyof typeof hairBehind;
  over?: keyof typeof hairOver;
  beard?: keyof typeof beards;
  clothing?: Clothing;
  /** Of what is worn with the top. */
  accent?: string;
  glasses?: Glasses;
  /** Of the glasses. */
  frames?: string;
  earrings?: "drops" | "studs";
  /** Laughing without. */
  eyes?: Eyes;
  mouth?: Mouth;
  lashes?: boolean;
  /** Heavy brows. */
  bushy?: boolean;
  /** The colour of painted lips. */
  lips?: string;
  face?: "round" | "square";
  /** Of a full figure. */
  broad?: boolean;
  /** How many lines the years drew, to 4. */
  years?: number;
}
