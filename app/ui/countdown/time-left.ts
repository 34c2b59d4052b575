/** `1:04:09`, `4:09`, `0:09`: whole seconds as hours, minutes and seconds. */
export function timeLeft(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  return [...parts, twoDigits(seconds % 60)].join(":");
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}

/** Worth a word to whoever cannot see it: every ten minutes, and each of the last ten. */
export function isRound(minutes: number): boolean {
  return minutes > 0 && (minutes <= 10 || minutes % 10 === 0);
}
