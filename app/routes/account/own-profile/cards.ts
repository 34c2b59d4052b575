/** The cards of the own profile. Each is a part of `/profile` by this name, and has a page `/profile/<name>` to change it. */
export const profileCards = ["about", "interests", "looking-for", "facts", "name", "place"] as const;

export type ProfileCard = (typeof profileCards)[number];
