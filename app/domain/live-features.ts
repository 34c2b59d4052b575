/**
 * What the spec names and this site cannot do yet. Pages, mails and reminders do not mention a feature that is not live;
 * the contract knows all of them. Turning one to `true` here shows it everywhere. Decision 0093.
 */
const live = {
  /** Mails that the site itself writes; nobody sends them yet. */
  promotions: false,
  news: false,
} satisfies Record<string, boolean>;

export type Feature = keyof typeof live;

/** Can members use it? */
export function isLive(feature: Feature): boolean {
  return live[feature];
}
