/**
 * Is this a telephone? Browsers that send client hints say so themselves; of the others a phone's user agent says
 * `Mobi`, and a tablet's does not, or names itself.
 */
export function isSmartphone(headers: Headers): boolean {
  const hint = headers.get("Sec-CH-UA-Mobile");
  if (hint) return hint === "?1";
  const agent = headers.get("User-Agent") ?? "";
  return /Mobi|iPhone|iPod/.test(agent) && !/iPad|Tablet|PlayBook|Silk/.test(agent);
}
