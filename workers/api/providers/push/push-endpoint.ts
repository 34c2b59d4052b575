/** The push services of the browsers there are. `*.` stands for every name below; other services: PUSH_SERVICES. */
const SERVICES = [
  "fcm.googleapis.com", // Chrome, Opera, Brave, Vivaldi, Samsung
  "android.googleapis.com", // Chrome before 2018
  "*.push.services.mozilla.com", // Firefox
  "*.notify.windows.com", // Edge
  "*.push.apple.com", // Safari
] as const;

/**
 * May we call this address? A browser hands it to us, so anybody could hand us any: it is https, at the usual port, of a
 * push service that we know. `extra`: the operator's own (PUSH_SERVICES), separated by spaces or commas. Decision 0094.
 */
export function isPushEndpoint(text: string, extra = ""): boolean {
  const url = URL.parse(text);
  if (!url || url.protocol !== "https:" || url.port || url.username || url.password) return false;
  const services = [...SERVICES, ...extra.split(/[\s,]+/).filter(Boolean)];
  return services.some((service) => isOf(service, url.hostname));
}

function isOf(service: string, host: string): boolean {
  return service.startsWith("*.") ? host.endsWith(service.slice(1)) && host !== service.slice(1) : host === service;
}
