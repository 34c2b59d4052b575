interface PolicyParts {
  host: string;
  /** Of the page's own scripts, if it has any. */
  nonce?: string;
  /** The page is hydrated: a script of ours may add styles with the same nonce. */
  hydrated?: boolean | undefined;
  /** `sha256-…` of style sheets inside the page. */
  styles: readonly string[];
  /** The pictures' own host, if they have one. */
  imageOrigin?: string;
  /** The page shows frames of our own, or is a mail in one. */
  framing?: "shows" | "is_mail" | undefined;
  /** Vite's development server styles pages by script. */
  development?: boolean;
}

/**
 * The headers of every response, whatever its status (measures, Access). Scripts run by nonce or from our own files,
 * styles by hash or from our own files; on hydrated pages by the nonce too (decision 0154).
 */
export function securityHeaders(parts: PolicyParts): Record<string, string> {
  return {
    "Content-Security-Policy": parts.framing === "is_mail" ? MAIL_POLICY : policy(parts),
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(),microphone=(),payment=(),usb=(),geolocation=(self)",
  };
}

/** A mail brings its styles along, and may do nothing at all. */
const MAIL_POLICY =
  "default-src 'none';style-src 'unsafe-inline';form-action 'none';base-uri 'none';frame-ancestors 'self';sandbox";

function policy({ host, nonce, hydrated, styles, imageOrigin = "", framing, development }: PolicyParts): string {
  const allowed = [...styles, ...(hydrated ? [`nonce-${nonce}`] : [])].map((source) => `'${source}'`).join(" ");
  return [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${allowed}`.trim(),
    `img-src 'self' data: ${imageOrigin}`.trim(),
    "font-src 'self'",
    "media-src 'self'",
    // Older Safari does not count a socket to the own host as 'self'.
    `connect-src 'self' wss://${host}`,
    "manifest-src 'self'",
    ...(framing ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(";");
}
