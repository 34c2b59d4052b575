import { expect, type Page } from "@playwright/test";

/** What is there to be used: of a group of choices the one that the keyboard stops at. */
const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** Steps from control to control through the whole page, which has at least so many: each is reached, and one sees where one is. */
export async function expectReachable(page: Page, least = 3): Promise<void> {
  const stops = await markStops(page);
  const where = page.url();
  expect(stops.length, where).toBeGreaterThanOrEqual(least);
  // A field for a date is several steps, of which the last shows the browser's own ring.
  let steps = await press(page, stops.length);
  for (let more = 0; steps.seen.length < stops.length && more < stops.length + 10; more += 5)
    steps = await press(page, 5);
  const missing = (found: readonly number[]) => stops.filter((_, index) => !found.includes(index));
  expect(missing(steps.reached), `not reached on ${where}`).toEqual([]);
  expect(missing(steps.seen), `without a ring on ${where}`).toEqual([]);
}

interface Steps {
  /** Numbers of stops. */
  reached: number[];
  /** Those with a ring. */
  seen: number[];
}

/** Numbers the page's stops, which are listed, and writes down from now on to which of them each step leads. */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(":disabled, [tabindex='-1'], [inert] *, [aria-hidden=true] *");
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(isShown);
    const radios = all.filter(
      (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === "radio",
    );
    const stops = all.filter((element) => {
      const group = radios.filter(({ name, form }) =>
        radios.some((one) => one === element && one.name === name && one.form === form),
      );
      return group.length === 0 || element === (group.find(({ checked }) => checked) ?? group[0]);
    });
    stops.forEach((element, index) => (element.dataset["stop"] = String(index)));
    const steps: Steps = { reached: [], seen: [] };
    Object.assign(window, { steps });
    addEventListener("keyup", () => {
      const focused = document.activeElement as HTMLElement;
      const { stop } = focused.dataset;
      if (stop === undefined) return;
      // Of a choice its card has the ring, and of a link that takes a whole card what lies over it.
      const styles = [focused, focused.closest("label") ?? focused].map((one) => getComputedStyle(one));
      styles.push(getComputedStyle(focused, "::after"));
      const rings = styles.map((one) => (one.outlineStyle === "none" ? 0 : Number.parseFloat(one.outlineWidth)));
      steps.reached.push(Number(stop));
      if (Math.max(...rings) >= 2) steps.seen.push(Number(stop));
    });
    return stops.map((element) => element.outerHTML.slice(0, 120));
  }, CONTROLS);
}

/** Presses the Tab key so many times; where all steps so far have led. */
async function press(page: Page, times: number): Promise<Steps> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press("Tab");
  const { reached, seen } = await page.evaluate(() => (window as unknown as { steps: Steps }).steps);
  return { reached: [...new Set(reached)], seen: [...new Set(seen)] };
}
