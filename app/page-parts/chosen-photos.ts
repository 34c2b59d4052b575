/** What a browser offers to choose: the page shrinks any kind that it can open. */
export const ANY_PHOTO = "image/*";

type Take = (photos: readonly File[]) => void;

let chosen: readonly File[] = [];
let taker: Take | undefined;

/** Opens the browser's own list of photos, for the page of own photos, which may come later. */
export function choosePhotos(): void {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ANY_PHOTO, multiple: true });
  input.addEventListener("change", () => {
    chosen = [...chosen, ...(input.files ?? [])];
    give();
  });
  input.click();
}

/** `take` gets what was chosen, now and later. Returns how to stop. */
export function takeChosenPhotos(take: Take): () => void {
  taker = take;
  give();
  return () => (taker = undefined);
}

function give(): void {
  if (!taker || chosen.length === 0) return;
  const photos = chosen;
  chosen = [];
  taker(photos);
}
