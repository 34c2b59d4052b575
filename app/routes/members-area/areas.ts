/** How the addresses begin that share the members' layout and have a script (`membersPages` in app/routes.ts). */
export const AREAS = [
  "members",
  "signup-matches",
  "likes",
  "chats",
  "credits",
  "transactions",
  "premium",
  "alerts",
] as const;

export type Area = (typeof AREAS)[number];
