/**
 * Opens the sign-up over a landing page: links and forms marked `data-signup` are fetched, and the step of the page that
 * comes (`#signup-step`) stands in the dialog of `#signup-modal`. Whatever does not go as planned is left to the browser.
 * By Escape and by a click beside it, it closes only before anything was typed or answered; its cross asks nothing, and
 * what was typed goes into the draft. Spec §2; decision 0074.
 */
const frame = document.getElementById("signup-modal");
const dialog = frame?.querySelector("dialog");
const place = dialog?.querySelector<HTMLElement>("[data-step]");
const title = dialog?.querySelector("h2");

let begun = false;
let typed = false;
/** What was typed when the dialog was closed is on its way into the draft. */
let kept: Promise<unknown> = Promise.resolve();

function setBegun(now: boolean): void {
  begun = now;
  dialog?.setAttribute("closedby", now ? "none" : "any");
}

/** The page has only the rules that it uses itself. */
function wholeSheet(): Promise<unknown> | undefined {
  const path = frame?.dataset["sheet"];
  if (!path) return undefined;
  delete frame.dataset["sheet"];
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: path });
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  return loaded;
}

/** A form as a browser without a script sends it, and where its sender is in time. */
function sent(form: HTMLFormElement, button?: HTMLElement | null): RequestInit {
  const body = new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]));
  body.set("time_zone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { method: "POST", body };
}

/** Shows the step that an address answers with. `otherwise`: what the browser does by itself. */
async function show(address: string, init: RequestInit | undefined, otherwise: () => void): Promise<void> {
  try {
    await kept;
    const [response] = await Promise.all([fetch(address, init), wholeSheet()]);
    // Its own styles would be refused here, and said to be: only the sheet is for all pages.
    const html = (await response.text()).replaceAll(/<style>[^]*?<\/style>/g, "");
    const page = new DOMParser().parseFromString(html, "text/html");
    const step = page.getElementById("signup-step");
    if (!step || !dialog || !place || !title) return otherwise();
    title.textContent = page.querySelector("h1")?.textContent ?? "";
    place.replaceChildren(step);
    setBegun(step.dataset["begun"] !== undefined);
    typed = false;
    if (!dialog.open) dialog.showModal();
    // A summary of errors first, else the title: a screen reader says where one is.
    const start = step.querySelector<HTMLElement>("[role=alert]") ?? title;
    start.tabIndex = -1;
    start.focus();
    dialog.scrollTop = 0;
  } catch {
    otherwise();
  }
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset["signup"] === undefined || event.defaultPrevented) return;
  event.preventDefault();
  void show(form.action, sent(form, event.submitter), () => {
    delete form.dataset["signup"];
    form.requestSubmit(event.submitter);
  });
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target === dialog && !begun && isBeside(event)) dialog.close();
  const link = target.closest<HTMLAnchorElement>("a[data-signup]");
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void show(link.href, undefined, () => location.assign(link.href));
}

/** For browsers that do not know `closedby`. */
function isBeside({ clientX, clientY }: MouseEvent): boolean {
  const box = dialog?.getBoundingClientRect();
  return !box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** The last step has no mark, and is kept nowhere: it has the password. */
function keepTyped(): void {
  const form = place?.querySelector<HTMLFormElement>("form[data-signup]");
  if (!typed || !form) return;
  typed = false;
  kept = fetch(form.action, { ...sent(form), keepalive: true, redirect: "manual" }).catch(() => undefined);
}

if (dialog) {
  document.addEventListener("submit", onSubmit);
  document.addEventListener("click", onClick);
  dialog.addEventListener("input", () => {
    typed = true;
    setBegun(true);
  });
  dialog.addEventListener("close", keepTyped);
  dialog.addEventListener("cancel", (event) => begun && event.preventDefault());
}
