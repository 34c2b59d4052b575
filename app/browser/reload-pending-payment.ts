/** A payment that is not decided yet: the link `data-reload-after` of its page is followed after so many seconds. */
const link = document.querySelector<HTMLAnchorElement>("a[data-reload-after]");
if (link) setTimeout(() => location.replace(link.href), Number(link.dataset["reloadAfter"]) * 1000);
