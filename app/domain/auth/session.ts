/** Spec §9: the auth cookie lives 30 days; so does a session that nobody uses. */
export const SESSION_DAYS = 30;
