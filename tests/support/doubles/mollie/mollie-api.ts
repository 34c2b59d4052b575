import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { everyOne, pageOf, paymentTexts } from "./mollie-lists.ts";
import { createRefund } from "./mollie-refund.ts";
import {
  chargebackText,
  customerText,
  listText,
  mandateText,
  methodText,
  paymentText,
  problemText,
  refundText,
  type MolliePayment,
  type MollieRefund,
} from "./mollie-texts.ts";

/** An answer instead of Mollie's own; `never`: none at all. */
interface Forced {
  status: number;
  body: string;
  headers?: Record<string, string>;
  never?: true;
}

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  key: string | undefined;
}

type Reply = [status: number, body: object];

const AMOUNT = /^\d+\.\d{2}$/;

/** Mollie's API as its documentation says, on loopback: what a payer and their bank do is said by the test. */
class MollieDouble {
  readonly payments: MolliePayment[] = [];
  readonly customers: { id: string; mandates: { id: string; body: Record<string, unknown> }[] }[] = [];
  /** The next answers; its own when there are none. */
  readonly forced: Forced[] = [];
  /** Which of the calls from here on has no answer (503), from 1; 0: none. */
  failsAt = 0;
  /** Methods that are switched on, as Mollie calls them. */
  methods = ["ideal", "creditcard", "paypal", "applepay", "directdebit"];
  readonly asked: Asked[] = [];
  readonly #idempotent = new Map<string, Reply>();
  /** How refunds that are created stand. */
  nextRefund: MollieRefund["status"] = "pending";
  url = "";

  constructor(readonly key: string) {}

  answer(asked: Asked, authorization: string | undefined): Reply {
    if (this.failsAt > 0 && --this.failsAt === 0) return [503, {}];
    if (authorization !== `Bearer ${this.key}`)
      return [401, problemText(401, "Missing authentication, or failed to authenticate")];
    const earlier = asked.key && this.#idempotent.get(asked.key);
    if (earlier) return earlier;
    const reply = this.#act(asked);
    if (asked.key && asked.method === "POST") this.#idempotent.set(asked.key, reply);
    return reply;
  }

  #act({ method, path, query, body }: Asked): Reply {
    const [, collection, id, part] = /^\/v2\/(\w+)(?:\/(\w+)(?:\/(\w+))?)?$/.exec(path) ?? [];
    if (collection === "methods") return [200, this.#listMethods(query)];
    if (collection === "customers") return this.#customers(body, id);
    if (collection === "refunds" || collection === "chargebacks")
      return [200, pageOf(collection, everyOne(this.payments, collection), { query, url: this.url })];
    if (collection !== "payments") return [404, problemText(404, "No such page")];
    if (!id && method === "POST") return this.#create(body);
    if (!id) return [200, pageOf("payments", paymentTexts(this.payments), { query, url: this.url })];
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) return [404, problemText(404, `No payment exists with token ${id}.`)];
    if (part === "refunds") {
      if (method === "POST") return createRefund(payment, body, this.nextRefund);
      return [
        200,
        listText(
          "refunds",
          payment.refunds.map((one) => refundText(one, id)),
        ),
      ];
    }
    if (part === "chargebacks")
      return [
        200,
        listText(
          "chargebacks",
          payment.chargebacks.map((one) => chargebackText(one, id)),
        ),
      ];
    if (method === "DELETE") return this.#cancel(payment);
    return [200, paymentText(payment)];
  }

  /** A card cannot be stopped once its page is open. */
  #cancel(payment: MolliePayment): Reply {
    if (payment.status !== "open" || payment.body["method"] === "creditcard")
      return [422, problemText(422, "The payment cannot be cancelled")];
    payment.status = "canceled";
    return [200, paymentText(payment)];
  }

  /** `POST /customers`, and with an id `POST /customers/{id}/mandates`. */
  #customers(body: Record<string, unknown>, customer?: string): Reply {
    if (!customer) {
      const made = { id: `cst_${shortId()}`, mandates: [] };
      this.customers.push(made);
      return [201, customerText(made.id, body)];
    }
    const owner = this.customers.find(({ id }) => id === customer);
    if (!owner) return [404, problemText(404, `No customer exists with token ${customer}.`)];
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(String(body["consumerAccount"])))
      return [422, problemText(422, "The consumer account is invalid", "consumerAccount")];
    const made = { id: `mdt_${shortId()}`, body };
    owner.mandates.push(made);
    return [201, mandateText(made.id, customer, body)];
  }

  /** What is collected needs a mandate of its customer; everything else a page to return to. */
  #refuseSequence({ sequenceType, customerId, mandateId, redirectUrl }: Record<string, unknown>): Reply | undefined {
    if (sequenceType !== "recurring")
      return redirectUrl ? undefined : [422, problemText(422, "The redirect URL is missing", "redirectUrl")];
    const owner = this.customers.find(({ id }) => id === customerId);
    if (owner?.mandates.some(({ id }) => id === mandateId)) return undefined;
    return [422, problemText(422, "The customer has no suitable mandates", "mandateId")];
  }

  #create(body: Record<string, unknown>): Reply {
    const refused = this.#refuseSequence(body);
    if (refused) return refused;
    const { value, currency } = body["amount"] as { value: string; currency: string };
    if (!AMOUNT.test(value)) return [422, problemText(422, "The amount contains an invalid value", "amount")];
    // Without one the payer chooses on Mollie's own page.
    if (body["method"] !== undefined && !this.methods.includes(String(body["method"])))
      return [422, problemText(422, "The payment method is not enabled in your website profile", "method")];
    const payment: MolliePayment = {
      id: `tr_${shortId()}`,
      status: body["sequenceType"] === "recurring" ? "pending" : "open",
      amount: { value, currency },
      body,
      createdAt: new Date().toISOString(),
      chargebacks: [],
      refunds: [],
    };
    this.payments.unshift(payment);
    return [201, paymentText(payment)];
  }

  #listMethods(query: URLSearchParams): object {
    const wallets = (query.get("includeWallets") ?? "").split(",");
    const on = this.methods.filter((method) => method !== "applepay" || wallets.includes(method));
    // Banks' methods take euros only.
    const euro = query.get("amount[currency]") === "EUR";
    const isCollected = query.get("sequenceType") === "recurring";
    const known = on.filter(
      (method) => (euro || !["ideal", "banktransfer"].includes(method)) && method !== "directdebit",
    );
    const debit = isCollected && euro && on.includes("directdebit") ? ["directdebit"] : [];
    return listText("methods", [...(isCollected ? ["creditcard"] : known), ...debit].map(methodText));
  }

  /** What became of a payment. */
  becomes(id: string, status: MolliePayment["status"]): void {
    const payment = this.payments.find((one) => one.id === id);
    if (payment) payment.status = status;
  }

  /** What became of the refunds of a payment. */
  refundsBecome(id: string, status: MollieRefund["status"]): void {
    for (const refund of this.payments.find((one) => one.id === id)?.refunds ?? []) refund.status = status;
  }

  /** Mollie keeps idempotency keys for an hour. */
  forgetKeys(): void {
    this.#idempotent.clear();
  }

  /** The payer's bank takes the money back, or gives it back. */
  chargesBack(id: string): void {
    const taken = { id: `chb_${crypto.randomUUID().slice(0, 6)}`, createdAt: new Date().toISOString() };
    this.payments.find((one) => one.id === id)?.chargebacks.push(taken);
  }

  givesBack(id: string): void {
    const last = this.payments.find((one) => one.id === id)?.chargebacks.at(-1);
    if (last) last.reversedAt = new Date().toISOString();
  }
}

/** Starts one; `stop` ends it. */
export async function mollieApi(key: string) {
  const double = new MollieDouble(key);
  const server = createServer(async (request, response) => {
    const asked = await readAsked(request);
    double.asked.push(asked);
    const forced = double.forced.shift();
    if (forced?.never) return;
    const [status, body] = forced ? [forced.status, forced.body] : double.answer(asked, request.headers.authorization);
    response.writeHead(status, { "Content-Type": "application/hal+json", ...forced?.headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { mollie: double, stop };
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://mollie");
  const key = request.headers["idempotency-key"];
  return {
    method: request.method ?? "",
    path: pathname,
    query: searchParams,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    key: Array.isArray(key) ? key[0] : key,
  };
}

function shortId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
