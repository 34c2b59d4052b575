import type { ClientCore } from "mollie-api-typescript/core.js";
import { customersCreate } from "mollie-api-typescript/funcs/customersCreate.js";
import { mandatesCreate } from "mollie-api-typescript/funcs/mandatesCreate.js";
import { valueOf } from "./mollie-client.ts";
import { mollieKey } from "./mollie-key.ts";
import type { PaymentOrder, ProviderMandate } from "./payment-provider.ts";

/** A mandate as Mollie knows it: it belongs to a customer, who is made for it. */
interface MollieMandate {
  customerId: string;
  mandateId: string;
}

/** `cst_…/mdt_…` */
export function mandateRef({ customerId, mandateId }: MollieMandate): string {
  return `${customerId}/${mandateId}`;
}

/** The mandate that an order is collected by; Mollie is told of it with its first payment. */
export async function mollieMandate(
  client: ClientCore,
  { site, member }: Pick<PaymentOrder, "site" | "member">,
  mandate: ProviderMandate,
): Promise<MollieMandate> {
  const [customerId, mandateId] = mandate.ref?.split("/") ?? [];
  if (customerId && mandateId) return { customerId, mandateId };
  const name = `${site}/${member}/${mandate.mandate_id}`;
  const customer = await valueOf(
    customersCreate(client, {
      idempotencyKey: mollieKey(`${name}/customer`),
      entityCustomer: { name: mandate.account_holder, metadata: { site, member } },
    }),
  );
  const made = await valueOf(
    mandatesCreate(client, {
      customerId: customer.id,
      idempotencyKey: mollieKey(`${name}/mandate`),
      mandateRequest: {
        method: "directdebit",
        consumerName: mandate.account_holder,
        consumerAccount: mandate.iban,
        signatureDate: new Date(mandate.signed_at).toISOString().slice(0, 10),
        mandateReference: mandate.reference,
      },
    }),
  );
  return { customerId: customer.id, mandateId: made.id };
}
