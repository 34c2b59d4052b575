/** Did they ever buy anything? Somebody who withdrew from it, or whose bank took it back, has bought all the same. As SQL. */
export const HAS_BOUGHT = "SELECT 1 FROM payments WHERE status IN ('completed', 'charged_back')";
