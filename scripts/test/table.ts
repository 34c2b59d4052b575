import type { Check } from "./checks.ts";
import { sum, type Outcome } from "./outcome.ts";

/** What one check found and how long it took. */
export interface Done {
  check: Pick<Check, "name">;
  outcome: Outcome;
  seconds: number;
}

/** The closing table: one line a layer, then how long the whole took. Layers ran side by side, so the sum is larger. */
export function closingTable(done: readonly Done[], whole: number): string {
  const all = { check: { name: "all" }, outcome: sum(done.map(({ outcome }) => outcome)), seconds: whole };
  const rows = [...done, all].map(({ check, outcome: { passed, failed }, seconds }) =>
    [
      check.name.padEnd(10),
      String(passed).padStart(6),
      (failed > 0 ? `${failed} failed` : "").padStart(12),
      timeOf(seconds).padStart(13),
    ].join(""),
  );
  return [`layer     ${"passed".padStart(6)}${"".padStart(12)}${"time".padStart(13)}`, ...rows].join("\n");
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
