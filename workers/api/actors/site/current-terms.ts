import { termsVersion } from "../../../../app/domain/terms-version.ts";
import type { Actors } from "../actors.ts";

/** The version of the terms and the privacy statement that is agreed to today (spec §9). */
export async function currentTerms({ actors }: { actors: Pick<Actors, "site"> }): Promise<string> {
  const { added } = await actors.site().company();
  return termsVersion(added);
}
