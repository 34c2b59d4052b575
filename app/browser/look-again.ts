/** A page that waits for an answer looks again by itself: its link `data-look-again` is followed after so many seconds. */
const link = document.querySelector<HTMLAnchorElement>("a[data-look-again]");
if (link) setTimeout(() => location.replace(link.href), Number(link.dataset["lookAgain"]) * 1000);
