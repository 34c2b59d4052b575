/** How many rounds a part runs; `BENCH_ROUNDS=1 npm run bench -- usable` is a trial. */
export function rounds(usual: number): number {
  return Number(process.env["BENCH_ROUNDS"] ?? usual);
}
