/** How long a deletion can be taken back. Spec §4, §9. */
export const DELETE_GRACE_DAYS = 14;
