import { expect, test } from "vitest";
import { workerdConfig, type Plan } from "./workerd-config.ts";

const plan: Plan = { dataDir: "/data", webAddress: "127.0.0.1:0", webVariables: [], apiVariables: ["PUBLIC_ORIGIN"] };

/** The networks by which the Workers' own calls leave, and whether mail has another. */
function networksOf(config: string) {
  const own = [...config.matchAll(/globalOutbound = "([\w-]+)"/g)].map(([, network]) => network);
  return { own, mail: config.includes('(name = "MAIL_NETWORK", service = "own-network")') };
}

test("what a Worker calls by itself is public", () => {
  expect(networksOf(workerdConfig(plan))).toEqual({ own: ["internet", "internet"], mail: false });
});

test("mail has a network of its own where somebody named a server for it", () => {
  for (const server of ["MAIL_SMTP_URL", "MAIL_HTTP_URL"]) {
    const config = workerdConfig({ ...plan, apiVariables: [server] });
    expect(networksOf(config)).toEqual({ own: ["internet", "internet"], mail: true });
  }
});

test("payments have a network of their own where somebody named another server than Mollie's", () => {
  const networkOf = (variable: string) =>
    workerdConfig({ ...plan, apiVariables: [variable] }).includes(
      '(name = "PAYMENT_NETWORK", service = "own-network")',
    );
  expect([networkOf("MOLLIE_KEY"), networkOf("MOLLIE_URL")]).toEqual([false, true]);
});

test("text messages have a network of their own where somebody named a carrier", () => {
  const config = workerdConfig({ ...plan, apiVariables: ["SMS_HTTP_URL"] });
  expect(config).toContain('(name = "SMS_NETWORK", service = "own-network")');
  expect(workerdConfig(plan)).not.toContain("SMS_NETWORK");
});

test("another API may stand in the own network", () => {
  expect(networksOf(workerdConfig({ ...plan, apiOrigin: "http://10.0.0.2" }))).toEqual({
    own: ["own-network"],
    mail: false,
  });
});
