/** The box below passwords (`show-password.tsx`): ticked, what is typed is readable. When the form is sent it is a password again, so that browsers offer to keep it. */
const hidden = document.querySelectorAll<HTMLInputElement>("input[type=password]");
const line = document.querySelector<HTMLElement>("[data-show-password]");
const box = line?.querySelector("input");

function show(readable: boolean): void {
  for (const field of hidden) field.type = readable ? "text" : "password";
}

if (line && box) {
  // A page that came back may have kept it ticked.
  box.checked = false;
  box.addEventListener("change", () => show(box.checked));
  box.form?.addEventListener("submit", () => show(false));
  line.dataset["ready"] = "";
}

export {};
