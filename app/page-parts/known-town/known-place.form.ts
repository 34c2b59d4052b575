import { z } from "../../contract/zod.ts";
import { CITY_MAX } from "../../domain/account/limits.ts";

/** The field `known` of forms that ask for a place: a region and town that are not asked about, as they were typed before. */
export const knownPlace = z
  .string()
  .max(2 * CITY_MAX + 1)
  .default("");
