/** A payment as the double keeps it. */
export interface MolliePayment {
  id: string;
  status: "open" | "pending" | "authorized" | "paid" | "canceled" | "expired" | "failed";
  amount: { value: string; currency: string };
  /** As it was ordered. */
  body: Record<string, unknown>;
  createdAt: string;
  /** As `createdAt` where the test says nothing. */
  paidAt?: string;
  chargebacks: MollieChargeback[];
  refunds: MollieRefund[];
}

/** A charge-back as the double keeps it. */
export interface MollieChargeback {
  id: string;
  createdAt: string;
  reversedAt?: string;
}

/** A refund as the double keeps it; `body`: as it was asked for. */
export interface MollieRefund {
  id: string;
  status: "queued" | "pending" | "processing" | "refunded" | "failed" | "canceled";
  amount: { value: string; currency: string };
  body: Record<string, unknown>;
  createdAt: string;
}

/** Of what was paid, in cents, without what failed. */
export function refundedCents({ refunds }: Pick<MolliePayment, "refunds">): number {
  const counting = refunds.filter(({ status }) => status !== "failed" && status !== "canceled");
  return counting.reduce((sum, { amount }) => sum + Number(amount.value.replace(".", "")), 0);
}

const link = (path: string) => ({ href: `https://api.mollie.com/v2/${path}`, type: "application/hal+json" });
const page = (path: string) => ({ href: `https://www.mollie.com/${path}`, type: "text/html" });

/** As `GET /v2/payments/{id}` answers: only what is open has a page to pay on. */
export function paymentText({ id, status, amount, body, createdAt, ...payment }: MolliePayment): object {
  const { description, method, metadata, redirectUrl, webhookUrl } = body;
  return {
    resource: "payment",
    id,
    mode: "live",
    createdAt,
    amount,
    description,
    method,
    metadata,
    status,
    ...(status === "paid" && {
      paidAt: payment.paidAt ?? createdAt,
      amountRefunded: { ...amount, value: (refundedCents(payment) / 100).toFixed(2) },
      amountRemaining: amount,
    }),
    profileId: "pfl_QkEhN94Ba",
    sequenceType: body["sequenceType"] ?? "oneoff",
    ...(body["mandateId"] !== undefined && { mandateId: body["mandateId"], customerId: body["customerId"] }),
    redirectUrl,
    webhookUrl,
    _links: {
      self: link(`payments/${id}`),
      ...(status === "open" && { checkout: page(`checkout/select/${id}`) }),
      dashboard: page(`dashboard/payments/${id}`),
    },
  };
}

export function customerText(id: string, { name, metadata }: Record<string, unknown>): object {
  return {
    resource: "customer",
    id,
    mode: "live",
    name,
    email: null,
    locale: null,
    metadata,
    createdAt: new Date().toISOString(),
    _links: {
      self: link(`customers/${id}`),
      dashboard: page(`dashboard/customers/${id}`),
      documentation: page("docs"),
    },
  };
}

export function mandateText(id: string, customer: string, body: Record<string, unknown>): object {
  const { method, consumerName, consumerAccount, mandateReference, signatureDate } = body;
  return {
    resource: "mandate",
    id,
    mode: "live",
    status: "valid",
    method,
    details: { consumerName, consumerAccount, consumerBic: "ABNANL2A" },
    mandateReference,
    signatureDate,
    customerId: customer,
    createdAt: new Date().toISOString(),
    _links: {
      self: link(`customers/${customer}/mandates/${id}`),
      customer: link(`customers/${customer}`),
      documentation: page("docs"),
    },
  };
}

export function chargebackText({ id, createdAt, reversedAt }: MollieChargeback, payment: string): object {
  return {
    resource: "chargeback",
    id,
    amount: { currency: "EUR", value: "9.95" },
    createdAt,
    reversedAt: reversedAt ?? null,
    paymentId: payment,
    _links: { self: link(`payments/${payment}/chargebacks/${id}`), payment: link(`payments/${payment}`) },
  };
}

/** As it stands alone; in a list it links to no documentation. */
export function oneRefundText(refund: MollieRefund, payment: string): object {
  const text = refundText(refund, payment) as { _links: object };
  return { ...text, _links: { ...text._links, documentation: page("docs") } };
}

export function refundText({ id, status, amount, body, createdAt }: MollieRefund, payment: string): object {
  return {
    resource: "refund",
    id,
    mode: "live",
    description: body["description"],
    amount,
    metadata: body["metadata"] ?? null,
    paymentId: payment,
    settlementId: null,
    status,
    createdAt,
    _links: { self: link(`payments/${payment}/refunds/${id}`), payment: link(`payments/${payment}`) },
  };
}

export function methodText(id: string): object {
  return {
    resource: "method",
    id,
    description: id,
    minimumAmount: { value: "0.01", currency: "EUR" },
    maximumAmount: null,
    image: { size1x: "https://mollie.com/1.png", size2x: "https://mollie.com/2.png", svg: "https://mollie.com/1.svg" },
    status: "activated",
    _links: { self: link(`methods/${id}`) },
  };
}

export function listText(name: string, items: object[], next?: string): object {
  const links = { self: link(name), previous: null, documentation: page("docs") };
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: { ...links, next: next ? { href: next, type: "application/hal+json" } : null },
  };
}

/** A problem as every call may answer one; `field`: which was wrong. */
export function problemText(status: number, detail: string, field?: string): object {
  const titles: Record<number, string> = { 401: "Unauthorized Request", 404: "Not Found", 422: "Unprocessable Entity" };
  return {
    status,
    title: titles[status] ?? "Error",
    detail,
    ...(field && { field }),
    _links: { documentation: page("docs") },
  };
}
