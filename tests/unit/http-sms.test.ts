import { expect, onTestFinished, test } from "vitest";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { httpSms } from "../../workers/api/providers/sms/http-sms.ts";

const sms = { id: "anna/sms/7", to: "+31612345678", from: "Periwinkle", text: "Periwinkle: je code is 123456." };

/** A carrier on loopback that answers one status to everything. */
async function aCarrier(status: number) {
  const asked: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    asked.push({ headers: request.headers, body: JSON.parse(body) });
    response.writeHead(status).end("the number +31612345678 is busy");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return { asked, carrier: httpSms({ url, token: "secret", network: undefined }) };
}

test("a text message is posted with its token, and with one key however often it is tried", async () => {
  const { asked, carrier } = await aCarrier(202);
  expect([await carrier.send(sms), await carrier.send(sms)]).toEqual(["taken", "taken"]);
  const { id, ...body } = sms;
  for (const one of asked) {
    expect(one.body).toEqual(body);
    expect(one.headers).toMatchObject({ authorization: "Bearer secret", "idempotency-key": id });
  }
});

test("a number that takes none is refused, and any other answer is tried again without saying the number", async () => {
  for (const status of [400, 404, 422]) expect(await (await aCarrier(status)).carrier.send(sms)).toBe("refused");
  for (const status of [301, 401, 429, 500, 503])
    await expect((await aCarrier(status)).carrier.send(sms)).rejects.toThrow(
      new Error(`the SMS provider answered ${status}`),
    );
});
