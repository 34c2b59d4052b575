/** Of the route table (`hydratedPaths` in app/routes.ts), put in by vite.config.ts. */
declare const HYDRATED_PATHS: string;

const hydratedPath = new RegExp(HYDRATED_PATHS);

/** Has the page at this address a client script? `?page=2` is the page that it stands on. */
export function isHydratedPage(href: string): boolean {
  const [path = ""] = href.split(/[?#]/);
  return path === "" ? href.startsWith("?") : hydratedPath.test(path);
}
