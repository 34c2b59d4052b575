// Shows push messages, and opens their page. Where a page cannot be loaded it says so, with the page that stands before this text
// where the site answers it (sw-push.ts); it answers no other request and stores nothing (decisions 0205 and 0252).

/* global noConnectionPage */

// Nothing is stored, so a new one may take the place of an old one at any time: with it come the words of another language.
self.addEventListener("install", () => {
  self.skipWaiting();
});

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const options = { body, tag, renotify: true, icon: "/icon-192.png", badge: "/icon-mono.png", data: { url } };
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

function noConnection() {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-KKIeTJ75Elm/0oDpM/mjX7gt4HbKnuLkMEPWDBOZEMU='; base-uri 'none'; form-action 'none'",
  };
  return new Response(noConnectionPage, { status: 503, headers });
}
