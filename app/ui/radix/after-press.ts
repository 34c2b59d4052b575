/** A press that ends elsewhere makes no click: then this long after its end. A phone's click comes some ms after the finger. */
const NO_CLICK_MS = 400;

let pressed = false;
/** Ends the press that ended last. */
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/** Watches the pointer from now on, for `afterPress`. Returns how to stop. */
export function watchPresses(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  document.addEventListener("pointerdown", begin, options);
  document.addEventListener("pointerup", end, options);
  document.addEventListener("click", clicked, options);
  document.addEventListener("pointercancel", release, options);
  return () => watching.abort();
}

/**
 * Calls `act` now, or while something is pressed once its click has come: an element that is replaced between press and release
 * gets no click, and the tap would do nothing.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}

function begin(): void {
  clearTimeout(timer);
  pressed = true;
}

function end(): void {
  releaseIn(NO_CLICK_MS);
}

function clicked(): void {
  releaseIn(0);
}

function releaseIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(release, ms);
}

function release(): void {
  pressed = false;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}
