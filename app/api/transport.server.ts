/** Carries one request to the API and its answer back; redirects are answers, never followed. */
export type Transport = (request: Request) => Promise<Response>;

/** What of the Worker's environment leads to the API. */
export interface ApiBindings {
  /** The embedded API (a service binding). */
  API?: { fetch(request: Request): Promise<Response> };
  /** Any other API of the same contract, e.g. `https://api.example.com`. It wins over the binding. */
  API_ORIGIN?: string;
}

/** The seam between the Workers (design §1): HTTP and JSON either way, so the APIs stay interchangeable. */
export function chooseTransport({ API, API_ORIGIN }: ApiBindings): Transport {
  if (API_ORIGIN) return (request) => fetch(redirectTo(API_ORIGIN, request));
  if (API) return (request) => API.fetch(request);
  throw new Error("There is no API: bind the service API, or set API_ORIGIN.");
}

/** Requests are made for this host; an origin of its own takes them over with path and query. */
export const API_BASE = "http://api.internal";

function redirectTo(origin: string, request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, origin), request);
}
