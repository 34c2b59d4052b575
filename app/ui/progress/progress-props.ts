/** How far something has come. */
export interface ProgressProps {
  /** From 0 to `max`; without it nobody knows how long it takes. */
  value?: number;
  /** 100 unless told. */
  max?: number;
  /** What is on its way: "Your photo". */
  label: string;
  /** How far, in words: "40 %", "2 of 5 photos". */
  valueText: string;
}
