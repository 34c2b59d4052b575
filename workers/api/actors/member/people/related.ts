/**
 * SQL: the member and `?1` have something to do with each other now. They write with each other, or one of them likes the other; what is
 * only remembered of somebody is neither (decision 0165).
 */
export const IS_RELATED = `(EXISTS (SELECT 1 FROM conversations WHERE other = ?1 AND removed = 0)
  OR EXISTS (SELECT 1 FROM likes WHERE other = ?1 AND (given_at IS NOT NULL OR received_at IS NOT NULL)))`;
