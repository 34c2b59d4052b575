/** The one site that this API serves. With several, a table of hosts would say which one a request is for. */
export const SITE_ID = "periwinkle";
