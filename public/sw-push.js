// Shows push messages, and opens their page. Where a page cannot be loaded it says so, with a page that is written here; it
// answers no other request and stores nothing (decision 0205).

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const options = { body, tag, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } };
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), tellPages()]));
});

/** Pages that are open learn that something is new, and ask for it at once. */
async function tellPages() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage("push");
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.location.origin)));
});

/** In the window that shows the page already, else in any of ours, else in a new one. */
async function open({ href }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((one) => one.url === href) ?? windows[0];
  if (!shown) return self.clients.openWindow(href);
  await shown.focus();
  if (shown.url !== href) await shown.navigate(href).catch(() => self.clients.openWindow(href));
}

// The browser made the device a new address of its own accord: the site has to know it.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  await fetch("/api/user.php?push=1", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ subscription }),
  });
}

// A page must not wait for this script to start: the browser asks for it meanwhile.
self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

// A form that is sent is left to the browser, which can send it again.
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(load(event));
});

async function load({ request, preloadResponse }) {
  try {
    return (await Promise.resolve(preloadResponse).catch(() => undefined)) ?? (await fetch(request));
  } catch {
    return noConnection();
  }
}

// Our words and colours, as locales/*/errors.json, locales/*/common.json and app/design/tokens.ts have them.
const words = {
  en: {
    title: "No connection",
    lead: "Nothing is lost: try again when you are connected.",
    again: "Try again",
    menu: "Main menu",
    pages: { "/members": "Search", "/chats": "Messages", "/likes": "Likes" },
  },
  nl: {
    title: "Geen verbinding",
    lead: "Er is niets verloren: probeer het opnieuw zodra je verbinding hebt.",
    again: "Probeer opnieuw",
    menu: "Hoofdmenu",
    pages: { "/members": "Zoeken", "/chats": "Berichten", "/likes": "Likes" },
  },
};

const style = `
:root{color-scheme:light dark;--page:#fbfaf7;--card:#fff;--text:#1b1f4b;--link:#4450b8;--line:#e1e2ee;--action:#5562d6;--on:#fff}
@media(prefers-color-scheme:dark){:root{--page:#12143a;--card:#1d2052;--text:#eceeff;--link:#b7bffa;--line:#343879;--action:#a9b2f7;--on:#12143a}}
body{margin:0;font:112.5%/1.5 system-ui,sans-serif;color:var(--text);background:var(--page)}
header{background:var(--card);border-bottom:1px solid var(--line)}
nav{display:flex;flex-wrap:wrap;max-width:40rem;margin:auto;padding:8px 16px}
nav a{padding:10px 12px;color:var(--link)}
main{max-width:40rem;margin:auto;padding:8px 16px}
section+section{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line)}
h1,h2{margin:.6em 0;font-size:1.5rem;line-height:1.25}
p a{display:inline-block;padding:12px 24px;border-radius:12px;font-weight:600;text-decoration:none;color:var(--on);background:var(--action)}`;

/** Says it in both languages, because nothing here knows the member's; the browser's own first. Its bar leads on as on every page. */
function noConnection() {
  const [first, second] = navigator.language.startsWith("nl") ? ["nl", "en"] : ["en", "nl"];
  const { title, menu, pages } = words[first];
  const links = Object.entries(pages).map(([page, name]) => `<a href="${page}">${name}</a>`);
  const html = `<!doctype html><html lang="${first}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · ${words[second].title}</title><style>${style}</style>
<header><nav aria-label="${menu}">${links.join("")}</nav></header>
<main>${section(first, "h1")}${section(second, "h2")}</main></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  };
  return new Response(html, { status: 503, headers });
}

/** The link leads to the page itself. */
function section(language, heading) {
  const { title, lead, again } = words[language];
  const said = `<${heading}>${title}</${heading}><p>${lead}</p><p><a href="">${again}</a></p>`;
  return `<section lang="${language}">${said}</section>`;
}
