/** What the browser calls the file: `periwinkle-2026-11-21.zip`. A header takes only plain letters. */
export function exportFileName(site: string, day: string): string {
  const plain = site
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain || "export"}-${day}.zip`;
}
