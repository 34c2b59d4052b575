import { uploadMessagePhotoCall } from "../contract/browser-calls.ts";
import { setPageMember } from "../live/calls/page-member.ts";
import { uploadPhoto } from "../live/uploads/upload-photo.ts";
import { shrinkPhoto } from "../live/uploads/shrink-photo.ts";
import { showStatus } from "./show-status.ts";

/**
 * The page of a photo for a message (routes/chats/photo): what is chosen is made smaller before it is sent, and the page says how far
 * it is; then it looks again until the photo is prepared.
 */
const form = document.querySelector<HTMLFormElement>("form[data-photo-key]");
const input = form?.querySelector<HTMLInputElement>("[type=file]");
if (form && input) {
  form.addEventListener("submit", (event) => {
    const [photo] = input.files ?? [];
    if (!photo) return;
    event.preventDefault();
    void send(form, input, photo);
  });
  // Back from the next page, which the browser may show as it was left.
  addEventListener("pageshow", () => showSending(form, false));
}
if (document.querySelector("[data-photo-preview=preparing]")) void lookAgain();

async function send(within: HTMLFormElement, field: HTMLInputElement, chosen: File): Promise<void> {
  const { photoKey: key = "", photoMember } = within.dataset;
  const bar = showSending(within, true);
  showStatus(within, "");
  setPageMember(photoMember);
  const photo = await shrinkPhoto(chosen);
  const { signal } = new AbortController();
  const onSent = (part: number) => bar && (bar.value = part * 100);
  const problem = await uploadPhoto({ photo, to: uploadMessagePhotoCall, key, signal, onSent });
  if (!problem) return location.assign(`?key=${key}`);
  if (problem.error === "api_unreachable") {
    showSending(within, false);
    return showStatus(within, "no_connection");
  }
  // The page says what is wrong, in its reader's language: the form itself is sent.
  const files = new DataTransfer();
  files.items.add(new File([photo], chosen.name, { type: photo.type }));
  field.files = files.files;
  within.submit();
}

function showSending(within: HTMLElement, is: boolean): HTMLProgressElement | null {
  const part = within.querySelector<HTMLElement>("[data-photo-sending]");
  const button = within.querySelector("button");
  if (part) part.hidden = !is;
  if (button) button.disabled = is;
  return within.querySelector("progress");
}

/** Milliseconds until it looks again; each pause is half as long again as the one before. */
const FIRST = 1_000;
const LONGEST = 30_000;

async function lookAgain(): Promise<void> {
  for (let pause = FIRST; ; pause = Math.min(pause * 1.5, LONGEST)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (document.hidden) continue;
    const html = await fetch(location.href).then(
      (answer) => (answer.ok ? answer.text() : ""),
      () => "",
    );
    if (!html) continue;
    // Its styles may be others than this page's, whose policy would refuse them, aloud.
    const page = new DOMParser().parseFromString(html.replace(/<style[^]*?<\/style>/, ""), "text/html");
    const preview = page.querySelector<HTMLElement>("[data-photo-preview]");
    // It cannot be read, or is gone, or nobody is signed in any more: the page itself says which.
    if (!preview) return location.reload();
    if (preview.dataset["photoPreview"] === "preparing") continue;
    document.querySelector("[data-photo-preview]")?.replaceWith(preview);
    return;
  }
}
