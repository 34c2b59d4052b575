/** The whole contract: every call there is, in one place (design §5). */
import * as access from "./access.ts";
import * as account from "./account.ts";
import * as blocks from "./blocks.ts";
import * as consents from "./consents.ts";
import * as conversations from "./conversations.ts";
import * as dataExport from "./data-export.ts";
import * as deletion from "./deletion.ts";
import * as development from "./development.ts";
import * as discovery from "./discovery.ts";
import type { Endpoint } from "./endpoint.ts";
import * as money from "./money.ts";
import * as notifications from "./notifications.ts";
import * as operatorMembers from "./operator-members.ts";
import * as operatorFictional from "./operator-fictional.ts";
import * as operatorProfiles from "./operator-profiles.ts";
import * as operatorCases from "./operator-cases.ts";
import * as operatorPasskeys from "./operator-passkeys.ts";
import * as operatorQueues from "./operator-queues.ts";
import * as operatorTexts from "./operator-texts.ts";
import * as operators from "./operators.ts";
import * as ownProfile from "./own-profile.ts";
import * as passkeys from "./passkeys.ts";
import * as photos from "./photos.ts";
import * as reports from "./reports.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";

const areas = [
  session,
  site,
  account,
  ownProfile,
  photos,
  access,
  passkeys,
  notifications,
  consents,
  deletion,
  dataExport,
  discovery,
  blocks,
  reports,
  conversations,
  money,
  development,
  operators,
  operatorPasskeys,
  operatorQueues,
  operatorMembers,
  operatorFictional,
  operatorProfiles,
  operatorTexts,
  operatorCases,
] as const;

type ExportOf<Area> = Area extends unknown ? Area[keyof Area] : never;

/** The name of every call there is. */
export type EndpointName = Extract<ExportOf<(typeof areas)[number]>, Endpoint>["name"];

/** Every call there is. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => Object.values<unknown>(area).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "reply" in value;
}
