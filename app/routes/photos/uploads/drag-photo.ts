/** A place in the window. */
interface Point {
  x: number;
  y: number;
}

/** Pixels from the window's upper and lower edge, within which the page scrolls; bars lie there. */
const EDGE = 120;
/** Pixels a frame. */
const SPEED = 12;

/**
 * Moves a photo in its list with the pointer that has just pressed its handle. Where it is let go, `drop` is told its new
 * place, from 1, if it has one. Escape puts it back.
 */
export function dragPhoto(handle: Element, start: Point, drop: (position: number) => void): void {
  const item = handle.closest("li");
  if (!item) return;
  const dragged = liftPhoto(item, start);
  const ending = new AbortController();
  const { signal } = ending;
  let at = start;
  function end(isDropped: boolean): void {
    ending.abort();
    const position = dragged.letGo(isDropped);
    if (position) drop(position);
  }
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => dragged.moveTo((at = { x, y })), { signal });
  addEventListener("pointerup", () => end(true), { signal });
  addEventListener("pointercancel", () => end(false), { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  requestAnimationFrame(function scroll() {
    if (signal.aborted) return;
    const speed = at.y < EDGE ? -SPEED : at.y > innerHeight - EDGE ? SPEED : 0;
    if (speed) {
      scrollBy(0, speed);
      dragged.moveTo(at);
    }
    requestAnimationFrame(scroll);
  });
}

/** The order is shown by styles alone: an element that is moved in the page loses its pointer. */
function liftPhoto(item: HTMLElement, start: Point) {
  const items = [...(item.parentElement?.children ?? [])] as HTMLElement[];
  const corner = item.getBoundingClientRect();
  let order = items;
  item.dataset["dragged"] = "";
  return {
    moveTo({ x, y }: Point): void {
      item.style.translate = "";
      const over = document.elementFromPoint(x, y)?.closest("li");
      const to = over ? order.indexOf(over) : -1;
      if (over && over !== item && to >= 0 && hasPassed({ x, y }, { item, over, back: to < order.indexOf(item) })) {
        order = order.filter((one) => one !== item).toSpliced(to, 0, item);
        showOrder(order);
      }
      const { left, top } = item.getBoundingClientRect();
      item.style.translate = `${corner.left + x - start.x - left}px ${corner.top + y - start.y - top}px`;
    },
    letGo(isDropped: boolean): number | undefined {
      delete item.dataset["dragged"];
      item.style.translate = "";
      const place = order.indexOf(item);
      if (isDropped && place !== items.indexOf(item)) return place + 1;
      clearOrder(items);
      return undefined;
    },
  };
}

/** Beyond the middle: else two of different sizes would change places for ever. */
function hasPassed({ x, y }: Point, { item, over, back }: { item: Element; over: Element; back: boolean }): boolean {
  const { left, top, width, height } = over.getBoundingClientRect();
  const isSameRow = Math.abs(item.getBoundingClientRect().top - top) < height / 2;
  const beyond = isSameRow ? x - left - width / 2 : y - top - height / 2;
  return back ? beyond < 0 : beyond > 0;
}

function showOrder(order: readonly HTMLElement[]): void {
  for (const [place, one] of order.entries()) one.style.order = String(place);
}

/** The page itself has the order now. */
export function clearOrder(items: Iterable<HTMLElement>): void {
  for (const one of items) one.style.order = "";
}
