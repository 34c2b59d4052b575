/** Spec §9: the auth cookie lives 30 days; so does a session that nobody uses. */
export const SESSION_DAYS = 30;

/** So long a browser that somebody signed in with is known, also after signing out. Decision 0086. */
export const KNOWN_DEVICE_DAYS = 365;
