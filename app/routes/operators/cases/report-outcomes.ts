import { sanctionKinds } from "../../../contract/safety/sanctions.ts";

/** What a report can end in. `dealt_with` is a reason of its own to do nothing here. */
export const reportOutcomes = ["nothing", "dealt_with", ...sanctionKinds] as const;
