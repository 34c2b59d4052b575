/** Spec §5, §6, §9. */
const FREE_PHOTOS = 3;
export const PREMIUM_PHOTOS = 25;

/** How many photos the member may have. */
export function photoLimit({ paid_user }: { paid_user: boolean }): number {
  return paid_user ? PREMIUM_PHOTOS : FREE_PHOTOS;
}
