// Shows push messages, and opens their page. It answers no request: without it the site is the same.

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const options = { body, tag, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

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
