let asked = false;

/**
 * Loads the scripts of the other pages with a client script (`data-modules`), once: when somebody is about to follow a link, or
 * when there is nothing else to load. A page whose script is there needs only its data.
 */
export function loadPageScripts(): void {
  const { modules } = document.documentElement.dataset;
  if (asked || !modules) return;
  asked = true;
  for (const file of modules.split(" ")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/assets/${file}.js`;
    document.head.append(link);
  }
}
