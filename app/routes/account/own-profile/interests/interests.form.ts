import { z } from "../../../../contract/zod.ts";
import { INTERESTS_MAX } from "../../../../domain/account/limits.ts";
import { tickedValues } from "../../../../page-parts/profile-form/ticked-values.ts";

/** The boxes `interests.chess` …, each with the interest's key as its value. The API knows which there are. */
export const interestsForm = z.object({ interests: tickedValues(INTERESTS_MAX, "too_many_interests") });
