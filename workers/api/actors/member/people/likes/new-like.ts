/** Of `likes`: received, and not looked at yet. Who is deleting their account is in no list, so their like is not counted. */
export const IS_NEW_LIKE = `received_at IS NOT NULL AND received_new = 1
  AND other NOT IN (SELECT id FROM profile_cache WHERE deactivated = 1)`;
