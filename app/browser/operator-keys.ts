/** Where the key before this one led, instead of pressing its button. */
let asked: { list: HTMLElement; key: string } | undefined;

/** The keys of an operator's page: each presses the button that names it in `data-key`, or goes to what has to be chosen first. None while somebody types. */
document.addEventListener("keydown", (event) => {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  if (ctrlKey || altKey || metaKey || shiftKey || event.repeat) return;
  // In a list a letter chooses: pressed once more, the one that led there is to choose nothing.
  if (target instanceof HTMLSelectElement && target === asked?.list && key === asked.key) return event.preventDefault();
  asked = undefined;
  if (isTyped(target, key)) return;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const button = document.querySelector<HTMLButtonElement>(`button[data-key~="${CSS.escape(name)}"]`);
  if (!button) return;
  event.preventDefault();
  const missing = firstMissing(button);
  if (!missing) return button.click();
  asked = { list: missing, key };
  missing.focus();
});

/**
 * What has to be given before this button is pressed: the first of the fields in `data-needs` that holds nothing. `data-spares` says
 * which value of another field spares which (`outcome/nothing/words`).
 */
function firstMissing({ dataset, form }: HTMLButtonElement): HTMLElement | undefined {
  const given = new FormData(form ?? undefined);
  const rules = dataset["spares"]?.split(" ").map((rule) => rule.split("/")) ?? [];
  const isSpared = (name: string) => rules.some(([by = "", value, it]) => it === name && given.get(by) === value);
  const missing = dataset["needs"]?.split(" ").filter((name) => !given.get(name) && !isSpared(name)) ?? [];
  return missing.flatMap((name) => form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? [])[0];
}

/** Arrows among the reasons choose one; letters in a text field are text, and in a list they choose. */
function isTyped(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLInputElement && target.type === "radio") return key.startsWith("Arrow");
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((field) => target instanceof field);
}

for (const words of document.querySelectorAll<HTMLElement>("[data-keys]")) words.hidden = false;

// After that the decision has left, and the button would only say so.
const notice = document.querySelector<HTMLElement>("[data-undo]");
if (notice) setTimeout(() => notice.remove(), Number(notice.dataset["undo"]));
