/** The site that a request is for. One for now; a table of hosts later, so nobody else looks at the host. */
export function siteOf(_request: Request): string {
  return "periwinkle";
}
