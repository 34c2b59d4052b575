// Without zod, as the console's pages are built of it.

/** Settings that belong together, and who runs the site. Decision 0254. */
export const settingsGroups = ["words", "visitors", "messages", "profiles", "company"] as const;

export type SettingsGroup = (typeof settingsGroups)[number];
