/**
 * A path as the router compares it: without what it takes off as it came, the ending of a page's data; then each part
 * decoded by itself, lower case, without empty parts. `/` is the home page. Whoever decides by a path what the router makes of it asks here.
 *
 * `undefined`: no address of ours. It cannot be decoded, or it hides a slash in a part (`%2F`, `%5C`), which readers of
 * paths take for one part or for two.
 */
export function routedPath(pathname: string): string | undefined {
  const parts: string[] = [];
  for (const part of withoutData(pathname).split("/")) {
    const decoded = decodedPart(part)?.toLowerCase();
    if (decoded === undefined || /[/\\]/.test(decoded)) return undefined;
    if (decoded) parts.push(decoded);
  }
  return `/${parts.join("/")}`;
}

/** As React Router takes it off: word for word, before anything is decoded. */
function withoutData(pathname: string): string {
  return pathname.endsWith("/_.data") ? pathname.slice(0, -"_.data".length) : pathname.replace(/\.data$/, "");
}

function decodedPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
