/** The whole contract: every call there is, in one place (design §5). */
import * as access from "./access.ts";
import * as account from "./account.ts";
import * as consents from "./consents.ts";
import * as conversations from "./conversations.ts";
import * as dataExport from "./data-export.ts";
import * as deletion from "./deletion.ts";
import * as development from "./development.ts";
import * as discovery from "./discovery.ts";
import type { Endpoint } from "./endpoint.ts";
import * as money from "./money.ts";
import * as notifications from "./notifications.ts";
import * as passkeys from "./passkeys.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "reply" in value;
}

/** Every call there is. */
export const endpoints: readonly Endpoint[] = [
  session,
  site,
  account,
  access,
  passkeys,
  notifications,
  consents,
  deletion,
  dataExport,
  discovery,
  conversations,
  money,
  development,
].flatMap((area) => Object.values(area).filter(isEndpoint));
