import { AREAS } from "../areas.ts";

/** All other pages are loaded as pages of their own. */
const AREA = new RegExp(`^/(${AREAS.join("|")})(/|$)`);

type Here = Pick<Location, "origin" | "pathname" | "search">;

/** Attributes only, no properties: a field named "action" would hide the form's property. */
type Tag = Pick<Element, "getAttribute">;

/** The path of a plain click on a link within the area; `undefined` leaves the click to the browser. */
export function clickedPath(event: MouseEvent, here: Here): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link && isPlainClick(event) ? linkedPath(link, here) : undefined;
}

/** With a key or another button the browser opens a tab, a window or a menu. */
export function isPlainClick(
  click: Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  return !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}

/** Where a link leads, if we may go there without a page load. */
export function linkedPath(link: Tag, here: Here): string | undefined {
  if (link.getAttribute("data-reload") !== null || link.getAttribute("download") !== null) return undefined;
  const url = resolved(link.getAttribute("href"), here);
  if (!staysHere(link.getAttribute("target")) || !isInArea(url, here)) return undefined;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  // The browser itself follows a jump within the page.
  return samePage && url.hash ? undefined : url.pathname + url.search + url.hash;
}

/** What to submit when a form of the area was sent: its button, so that its name and action count, or itself. */
export function submittedForm(
  event: SubmitEvent,
  here: Here,
): { source: HTMLFormElement | HTMLButtonElement | HTMLInputElement; staysOnPage: boolean } | undefined {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return undefined;
  const button = event.submitter;
  const own = button instanceof HTMLButtonElement || button instanceof HTMLInputElement ? button : undefined;
  const method = sentMethod(form, own, here);
  return method && { source: own ?? form, staysOnPage: method === "post" };
}

/** How a form is sent, if we may send it without a page load. `button`: the one that was pressed, if any. */
export function sentMethod(form: Tag, button: Tag | undefined, here: Here): "get" | "post" | undefined {
  const asked = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const method = asked("method")?.toLowerCase();
  // It closes its dialog and goes nowhere.
  if (method === "dialog" || form.getAttribute("data-reload") !== null) return undefined;
  if (!staysHere(asked("target")) || !isInArea(resolved(asked("action"), here), here)) return undefined;
  return method === "post" ? "post" : "get";
}

function resolved(address: string | null, { origin, pathname, search }: Here): URL {
  return new URL(address ?? "", origin + pathname + search);
}

function staysHere(target: string | null): boolean {
  return !target || target === "_self";
}

function isInArea(url: URL, here: Here): boolean {
  return url.origin === here.origin && AREA.test(url.pathname);
}
