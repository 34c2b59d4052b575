/**
 * Opens the sign-up over a landing page: links and forms marked `data-signup` are fetched, and the step of the fetched page
 * (`#signup-step`) is shown in the dialog of `#signup-modal`. When anything fails, the browser follows the link or sends the
 * form by itself. Escape and a click outside close the dialog only before anything was typed or answered; its close button
 * always does, and what was typed is saved in the draft. Spec §2; decision 0074.
 */
const frame = document.getElementById("signup-modal");
const dialog = frame?.querySelector("dialog");
const container = dialog?.querySelector<HTMLElement>("[data-step]");
const title = dialog?.querySelector("h2");

let begun = false;
let typed = false;
/** The request that saves what was typed when the dialog was closed. */
let saved: Promise<unknown> = Promise.resolve();

function setBegun(now: boolean): void {
  begun = now;
  dialog?.setAttribute("closedby", now ? "none" : "any");
}

/** Loads the style sheet of all pages: a page has only the rules that it uses itself. */
function loadStyles(): Promise<unknown> | undefined {
  const path = frame?.dataset["sheet"];
  if (!path) return undefined;
  delete frame.dataset["sheet"];
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: path });
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  return loaded;
}

/** A form as a browser sends it by itself, with the time zone added. */
function requestOf(form: HTMLFormElement, button?: HTMLElement | null): RequestInit {
  const body = new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]));
  body.set("time_zone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { method: "POST", body };
}

/** Fetches a page and shows its step. `fallback`: what the browser does without this script. */
async function show(address: string, init: RequestInit | undefined, fallback: () => void): Promise<void> {
  try {
    await saved;
    const [response] = await Promise.all([fetch(address, init), loadStyles()]);
    // This page's security policy refuses the styles of another one, and would report them.
    const html = (await response.text()).replaceAll(/<style>[^]*?<\/style>/g, "");
    const page = new DOMParser().parseFromString(html, "text/html");
    const step = page.getElementById("signup-step");
    if (!step || !dialog || !container || !title) return fallback();
    title.textContent = page.querySelector("h1")?.textContent ?? "";
    container.replaceChildren(step);
    setBegun(step.dataset["begun"] !== undefined);
    typed = false;
    if (!dialog.open) dialog.showModal();
    // Screen readers read what has the focus: the summary of errors, else the title.
    const start = step.querySelector<HTMLElement>("[role=alert]") ?? title;
    start.tabIndex = -1;
    start.focus();
    dialog.scrollTop = 0;
  } catch {
    fallback();
  }
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset["signup"] === undefined || event.defaultPrevented) return;
  event.preventDefault();
  void show(form.action, requestOf(form, event.submitter), () => {
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

/** Saves what was typed in the draft. Not of the last step, which has the password: its form has no `data-signup`. */
function saveTyped(): void {
  const form = container?.querySelector<HTMLFormElement>("form[data-signup]");
  if (!typed || !form) return;
  typed = false;
  saved = fetch(form.action, { ...requestOf(form), keepalive: true, redirect: "manual" }).catch(() => undefined);
}

if (dialog) {
  document.addEventListener("submit", onSubmit);
  document.addEventListener("click", onClick);
  dialog.addEventListener("input", () => {
    typed = true;
    setBegun(true);
  });
  dialog.addEventListener("close", saveTyped);
  dialog.addEventListener("cancel", (event) => begun && event.preventDefault());
}
