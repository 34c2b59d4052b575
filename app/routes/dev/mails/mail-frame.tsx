import * as styles from "./dev.css.ts";

/** A mail as a mail program shows it, from an address of its own: there its inline styles are allowed. */
export function MailFrame({ title, query }: { title: string; query: Record<string, string> }) {
  const address = `/dev/mails/look?${new URLSearchParams(query)}`;
  // Lazy: a mail that nobody opens is not laid out.
  return <iframe title={title} sandbox="" src={address} loading="lazy" className={styles.shown} />;
}
