import { termsVersion } from "../../../../../app/domain/account/terms-version.ts";
import { clock } from "../../../clock.ts";
import type { Remote } from "../../remote.ts";
import type { Site } from "../site.ts";

/** The version of the terms and the privacy statement that is agreed to today (spec §9). */
export async function currentTerms({ actors }: { actors: { site(): Pick<Remote<Site>, "company"> } }): Promise<string> {
  const { added } = await actors.site().company();
  return termsVersion(added, clock.now());
}
