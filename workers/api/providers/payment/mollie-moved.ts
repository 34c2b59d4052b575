import type { ClientCore } from "mollie-api-typescript/core.js";
import { chargebacksAll } from "mollie-api-typescript/funcs/chargebacksAll.js";
import { paymentsGet } from "mollie-api-typescript/funcs/paymentsGet.js";
import { paymentsList } from "mollie-api-typescript/funcs/paymentsList.js";
import { refundsAll } from "mollie-api-typescript/funcs/refundsAll.js";
import { z } from "../../../../app/contract/zod.ts";
import { fromMollie, type MollieAmount } from "./mollie-amount.ts";
import { MollieProblem, valueOf } from "./mollie-client.ts";
import { stateOf } from "./mollie-refunds.ts";
import type { MovedMoney, MovedPayment, MovedQuery } from "./payment-provider.ts";

/** Things on one page of Mollie's lists (its most), and how many pages are read before we give up for now. */
const PAGE = 250;
const MOST_PAGES = 400;
const DAY = 24 * 60 * 60_000;
/** Mollie lists by when a payment was begun; by bank transfer or direct debit it is paid so much later, at the most. */
const PAID_LATER = 31 * DAY;
/** So much later a bank may still give back what it took: disputes about cards take months. */
const REVERSED_LATER = 180 * DAY;

/** What we wrote on a payment or a refund. */
const named = z.object({ site: z.string() });

/** As `PaymentProvider.listMoved`. What we did not order ourselves is listed, too; what another site of ours ordered is not. */
export async function listMoved(client: ClientCore, query: MovedQuery): Promise<MovedMoney> {
  const site = sites(client, query.site);
  const completed = await listPaid(client, query);
  const refunded = await listRefunded(client, query, site);
  return { completed, refunded, ...(await listChargeBacks(client, query, site)) };
}

type OfSite = ReturnType<typeof sites>;

/** Is it this site's? A charge-back, and a refund made by hand, say nothing of it: their payment does, which is asked once. */
function sites(client: ClientCore, site: string) {
  const asked = new Map<string, Promise<boolean>>();
  const ask = async (paymentId: string) => {
    try {
      return isOf(await valueOf(paymentsGet(client, { paymentId })), site) ?? true;
    } catch (failure) {
      if (failure instanceof MollieProblem && [404, 410].includes(failure.status)) return true;
      throw failure;
    }
  };
  return async (thing: { paymentId?: string | undefined; metadata?: unknown }): Promise<boolean> => {
    const said = isOf(thing, site);
    const id = thing.paymentId;
    if (said !== undefined || id === undefined) return said ?? true;
    const answer = asked.get(id) ?? ask(id);
    asked.set(id, answer);
    return answer;
  };
}

/** Undefined: it does not say. */
function isOf({ metadata }: { metadata?: unknown }, site: string): boolean | undefined {
  const said = named.safeParse(metadata).data?.site;
  return said === undefined ? undefined : said === site;
}

async function listPaid(client: ClientCore, { site, from, until }: MovedQuery): Promise<MovedPayment[]> {
  const found: MovedPayment[] = [];
  const list = async () => paymentsList(client, { limit: PAGE });
  for await (const payments of pagesOf(await list(), ({ embedded }) => embedded.payments ?? [], from - PAID_LATER))
    for (const { id, amount, paidAt, metadata } of payments)
      if (isWithin(paidAt, { from, until }) && (isOf({ metadata }, site) ?? true))
        found.push({ ref: id, amount: fromMollie(amount) });
  return found;
}

/** Mollie does not say when the money of a refund left, so it counts from when it was begun. */
async function listRefunded(client: ClientCore, { from, until }: MovedQuery, ofSite: OfSite): Promise<MovedPayment[]> {
  const found: MovedPayment[] = [];
  const list = async () => refundsAll(client, { limit: PAGE });
  for await (const refunds of pagesOf(await list(), ({ embedded }) => embedded.refunds, from))
    for (const refund of refunds)
      if (isWithin(refund.createdAt, { from, until }) && stateOf(refund) !== "failed" && (await ofSite(refund)))
        found.push(movedOf(refund));
  return found;
}

async function listChargeBacks(client: ClientCore, { from, until }: MovedQuery, ofSite: OfSite) {
  const [charged_back, returned]: [MovedPayment[], MovedPayment[]] = [[], []];
  const list = async () => chargebacksAll(client, { limit: PAGE });
  for await (const some of pagesOf(await list(), ({ embedded }) => embedded.chargebacks, from - REVERSED_LATER))
    for (const one of some) {
      const [taken, given] = [one.createdAt, one.reversedAt].map((at) => isWithin(at, { from, until }));
      if ((taken || given) && !(await ofSite(one))) continue;
      if (taken) charged_back.push(movedOf(one));
      if (given) returned.push(movedOf(one));
    }
  return { charged_back, returned };
}

function movedOf({ paymentId, id, amount }: { paymentId?: string | undefined; id: string; amount: MollieAmount }) {
  return { ref: paymentId ?? id, amount: fromMollie(amount) };
}

function isWithin(text: string | null | undefined, { from, until }: Pick<MovedQuery, "from" | "until">): boolean {
  const at = text ? Date.parse(text) : Number.NaN;
  return at >= from && at < until;
}

type Page<Body> = { ok: true; value: { result: Body } } | { ok: false; error: unknown };

/** Page by page, the newest first, down to the one in which something is older than `oldest` (milliseconds). */
async function* pagesOf<Body, Thing extends { createdAt: string }>(
  list: AsyncIterable<Page<Body>>,
  thingsOn: (body: Body) => Thing[],
  oldest: number,
): AsyncGenerator<Thing[]> {
  let pages = 0;
  for await (const page of list) {
    const things = thingsOn((await valueOf(Promise.resolve(page))).result);
    yield things;
    const last = things.at(-1);
    if (!last || Date.parse(last.createdAt) < oldest) return;
    if (++pages === MOST_PAGES) throw new Error("too much at Mollie to compare a day");
  }
}
