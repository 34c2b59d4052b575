/** Of `likes`: given by the switch, and not by hand since. */
export const GIVEN_BY_SWITCH = "given_at IS NOT NULL AND given_at = switch_at";
