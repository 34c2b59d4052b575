/** The whole contract: every call there is, in one place (design §5). */
import * as access from "./account/access.ts";
import * as account from "./account/account.ts";
import * as blocks from "./safety/blocks.ts";
import * as hidden from "./people/hidden.ts";
import * as consents from "./account/consents.ts";
import * as conversations from "./conversations/conversations.ts";
import * as dataExport from "./account/data-export.ts";
import * as deletion from "./account/deletion.ts";
import * as development from "./development.ts";
import * as directDebit from "./money/direct-debit.ts";
import * as discounts from "./money/discounts.ts";
import * as discovery from "./people/discovery.ts";
import type { Endpoint } from "./endpoint.ts";
import * as messagePhotos from "./conversations/message-photos.ts";
import * as money from "./money/payments.ts";
import * as movements from "./money/movements.ts";
import * as notifications from "./account/notifications.ts";
import * as operatorMembers from "./operators/operator-members.ts";
import * as operatorCorrections from "./operators/operator-corrections.ts";
import * as operatorDebits from "./operators/money/operator-debits.ts";
import * as operatorTransfers from "./operators/money/operator-transfers.ts";
import * as operatorDiscounts from "./operators/money/operator-discounts.ts";
import * as operatorPages from "./operators/operator-pages.ts";
import * as operatorPayments from "./operators/money/operator-payments.ts";
import * as operatorPrices from "./operators/money/operator-prices.ts";
import * as operatorSettings from "./operators/operator-settings.ts";
import * as operatorFigures from "./operators/operator-figures.ts";
import * as operatorFictional from "./operators/operator-fictional.ts";
import * as operatorProfiles from "./operators/operator-profiles.ts";
import * as operatorCases from "./operators/operator-cases.ts";
import * as operatorPasskeys from "./operators/operator-passkeys.ts";
import * as operatorQueues from "./operators/operator-queues.ts";
import * as operatorProposals from "./operators/money/operator-proposals.ts";
import * as operatorRefunds from "./operators/money/operator-refunds.ts";
import * as operatorSupport from "./operators/operator-support.ts";
import * as operatorTexts from "./operators/operator-texts.ts";
import * as operators from "./operators/operators.ts";
import * as ownProfile from "./people/own-profile.ts";
import * as passkeys from "./account/passkeys.ts";
import * as photos from "./people/photos.ts";
import * as reports from "./safety/reports.ts";
import * as savedSearches from "./people/saved-searches.ts";
import * as session from "./account/session.ts";
import * as site from "./site.ts";
import * as spendingLimit from "./money/spending-limit.ts";
import * as suggestions from "./people/suggestions.ts";
import * as support from "./safety/support.ts";
import * as swipeGame from "./people/swipe-game.ts";
import * as withdrawals from "./money/withdrawals.ts";
import * as writtenPages from "./written-pages.ts";

const areas = [
  session,
  site,
  writtenPages,
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
  swipeGame,
  suggestions,
  savedSearches,
  blocks,
  hidden,
  reports,
  support,
  conversations,
  messagePhotos,
  money,
  movements,
  directDebit,
  withdrawals,
  spendingLimit,
  discounts,
  development,
  operators,
  operatorPasskeys,
  operatorFigures,
  operatorQueues,
  operatorMembers,
  operatorCorrections,
  operatorFictional,
  operatorProfiles,
  operatorDebits,
  operatorTransfers,
  operatorDiscounts,
  operatorPrices,
  operatorSettings,
  operatorPages,
  operatorPayments,
  operatorProposals,
  operatorRefunds,
  operatorTexts,
  operatorCases,
  operatorSupport,
] as const;

type ExportOf<Area> = Area extends unknown ? Area[keyof Area] : never;

/** The name of every call there is. */
export type EndpointName = Extract<ExportOf<(typeof areas)[number]>, Endpoint>["name"];

/** Every call there is. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => Object.values<unknown>(area).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "reply" in value;
}
