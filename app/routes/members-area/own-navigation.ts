/** The pages that share the members' layout; all others are loaded as pages of their own. */
const AREA = /^\/(members|likes|chats|credits|transactions|premium|profile)(\/|$)/;

type Here = Pick<Location, "origin" | "pathname" | "search">;

/** The path of a plain click on a link within the area; `undefined` leaves the click to the browser. */
export function clickedPath(event: MouseEvent, here: Here): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.dataset.reload !== undefined || link.hasAttribute("download")) {
    return undefined;
  }
  const url = new URL(link.href);
  if ((link.target && link.target !== "_self") || !isInArea(url, here)) return undefined;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  // A jump within the page is the browser's own business.
  return samePage && url.hash ? undefined : url.pathname + url.search + url.hash;
}

/** What to submit when a form of the area was sent: its button, so that its name and action count, or itself. */
export function submittedForm(
  event: SubmitEvent,
  here: Here,
): { source: HTMLFormElement | HTMLButtonElement | HTMLInputElement; staysOnPage: boolean } | undefined {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.reload !== undefined)
    return undefined;
  const button = event.submitter;
  const own = button instanceof HTMLButtonElement || button instanceof HTMLInputElement ? button : undefined;
  // A field named "action" would hide the property, so the attribute is asked.
  const action = own?.getAttribute("formaction") ?? form.getAttribute("action") ?? here.pathname + here.search;
  const url = new URL(action, here.origin + here.pathname);
  if (form.target && form.target !== "_self") return undefined;
  if (!isInArea(url, here)) return undefined;
  const posts = (own?.getAttribute("formmethod") ?? form.getAttribute("method"))?.toLowerCase() === "post";
  return { source: own ?? form, staysOnPage: posts };
}

function isInArea(url: URL, here: Here): boolean {
  return url.origin === here.origin && AREA.test(url.pathname);
}
