interface HeaderOrder {
  /** The outbox event's id. */
  id: string;
  kind: string;
  /** The site's id. */
  site: string;
  /** PUBLIC_ORIGIN */
  origin: string;
  /** The page that needs no sign-in; a mail program's own button posts to it. */
  unsubscribe?: string | undefined;
}

/**
 * What mail programs read: one id however often it is tried, a button to unsubscribe (RFC 8058), and that a machine
 * wrote it, so that no other machine answers.
 */
export function mailHeaders({ id, kind, site, origin, unsubscribe }: HeaderOrder): Record<string, string> {
  return {
    "Message-ID": `<${id.replaceAll("/", ".")}@${new URL(origin).hostname}>`,
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    // Figures about complaints come by kind of mail.
    "Feedback-ID": `${kind}:${site}:mail:periwinkle`,
    ...(unsubscribe && {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}
