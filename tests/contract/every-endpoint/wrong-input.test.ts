import { expect, test } from "vitest";
import { sendActivationMail } from "../../../app/contract/account/account.ts";
import { listChats, sendMessage } from "../../../app/contract/conversations/conversations.ts";
import { listLikes } from "../../../app/contract/people/discovery.ts";
import type { Endpoint } from "../../../app/contract/endpoint.ts";
import { startPayment } from "../../../app/contract/money/payments.ts";
import { listTransactions } from "../../../app/contract/money/movements.ts";
import { currentUser } from "../../../app/contract/account/session.ts";
import type { ApiClient } from "../../support/http/api-client.ts";
import { caller, problemOf, raw } from "../caller.ts";
import { withoutDecisions } from "../fixtures/photo-queue.ts";
import type { Sample } from "./sample.ts";
import { samples } from "./samples.ts";
import { sharedFixtures, type Fixtures } from "./shared-fixtures.ts";
import { needs } from "../tested-api.ts";
import { messagesOf } from "../fixtures/messages.ts";
import { wrongValues } from "./wrong-values.ts";

needs("a demonstration");

const fixtures = sharedFixtures();

type Fields = Record<string, unknown>;

/** The names of all fields that the contract takes from a caller; what they may hold is not asked here. */
function fieldsOf({ body, query }: Endpoint): string[] {
  const schema = body ?? query;
  return schema && "shape" in schema ? Object.keys(schema.shape as Fields) : [];
}

test("of every field of the contract it is written down what it refuses", () => {
  const wanted = samples.filter(({ endpoint }) => endpoint.body ?? endpoint.query).map(({ endpoint }) => endpoint);
  const known = Object.entries(wrongValues).map(([name, fields]) => [name, Object.keys(fields).toSorted()]);
  expect(Object.fromEntries(known)).toEqual(
    Object.fromEntries(wanted.map((endpoint) => [endpoint.name, fieldsOf(endpoint).toSorted()])),
  );
  for (const [name, fields] of Object.entries(wrongValues)) {
    for (const [field, values] of Object.entries(fields)) expect(values.length, `${name} ${field}`).toBeGreaterThan(0);
  }
});

/** Everything that a wrong call could have changed. */
async function world({ anna, bert }: Fixtures) {
  const [user, chats, likes, payments, messages] = await Promise.all([
    anna.api.callOrThrow(currentUser),
    anna.api.callOrThrow(listChats),
    anna.api.callOrThrow(listLikes),
    anna.api.callOrThrow(listTransactions),
    messagesOf(anna, bert),
  ]);
  return withoutDecisions({ user, chats, likes, payments, messages });
}

async function callerOf({ by }: Sample): Promise<ApiClient> {
  const made = await fixtures();
  return { member: made.anna.api, operator: made.operator, visitor: caller() }[by];
}

async function send(sample: Sample, body: BodyInit | undefined) {
  const { method, path } = sample.endpoint;
  return raw(path, { as: await callerOf(sample), method, body });
}

/** The call must be refused for this field: `traffic_source.ref` is of `traffic_source`. */
async function expectRefused(sample: Sample, good: Fields, field: string, value: unknown): Promise<void> {
  const answer = await (await callerOf(sample)).call(sample.endpoint, { ...good, [field]: value } as never);
  const what = `${field}: ${value === undefined ? "left out" : JSON.stringify(value).slice(0, 60)}`;
  expect(answer, what).toMatchObject({ ok: false, status: 422, problem: { error: "invalid_input" } });
  const named = Object.keys((answer.ok ? {} : answer.problem["fields"]) as Fields);
  expect(
    named.map((name) => name.split(".")[0]),
    what,
  ).toContain(field);
}

for (const sample of samples) {
  const fields = Object.entries(wrongValues[sample.endpoint.name] ?? {});
  if (fields.length === 0) continue;

  test(`${sample.endpoint.name} names the field that is wrong, and changes nothing`, async () => {
    const made = await fixtures();
    const good = (await sample.input(made)) as Fields;
    const before = await world(made);
    for (const [field, values] of fields) {
      await Promise.all(values.map((value) => expectRefused(sample, good, field, value)));
    }
    expect(await world(made)).toEqual(before);
  });
}

/** Bodies that are no JSON object, or far too much of one. */
const junk: Record<string, BodyInit> = {
  "half a document": '{"id":"abc',
  "a list": "[]",
  null: "null",
  "a text": '"id"',
  "a number": "7",
  HTML: "<br /><b>Warning</b>",
  "a form": "id=abc&text=hello",
  "bytes that are no text": new Uint8Array([0xff, 0xfe, 0x00, 0x80]),
  "a hundred thousand characters": JSON.stringify({ id: "a", text: "x".repeat(100_000) }),
  "very deep lists": "[".repeat(30_000) + "]".repeat(30_000),
  "a prototype": '{"__proto__":{"id":"abc"},"constructor":{"prototype":{}}}',
};

/** Has it no field that must be there? */
function mayBeEmpty({ endpoint }: Sample): boolean {
  return !Object.values(wrongValues[endpoint.name] ?? {}).some((values) => values.includes(undefined));
}

for (const sample of samples.filter(({ endpoint }) => endpoint.body)) {
  test(`${sample.endpoint.name} refuses a body that is not its JSON`, async () => {
    const made = await fixtures();
    const before = await world(made);
    for (const [what, body] of Object.entries(junk)) {
      if (what === "a prototype" && mayBeEmpty(sample)) continue;
      // Of a form, what is no field is left out, as of JSON.
      if (what === "a form" && sample.endpoint.form) continue;
      const problem = problemOf(await send(sample, body));
      expect(problem, what).toMatchObject({ error: "invalid_input" });
      expect(Object.keys(problem.fields ?? {}), what).not.toEqual([]);
    }
    expect(await world(made)).toEqual(before);
  });
}

const costly: Endpoint[] = [sendMessage, startPayment];

for (const sample of samples.filter(({ endpoint }) => costly.includes(endpoint))) {
  test(`${sample.endpoint.name} refuses its JSON cut at any byte`, async () => {
    const made = await fixtures();
    const before = await world(made);
    const whole = JSON.stringify(await sample.input(made));
    const cuts = Array.from({ length: whole.length }, (_, end) => whole.slice(0, end));
    const answers = await Promise.all(cuts.map((body) => send(sample, body)));
    for (const answer of answers) expect(problemOf(answer)).toMatchObject({ error: "invalid_input" });
    expect(await world(made)).toEqual(before);
  });
}

test("an empty body is an empty object", async () => {
  const { path, method } = sendActivationMail;
  const answer = await raw(path, { as: (await fixtures()).anna.api, method });
  expect(answer).toMatchObject({ status: 200 });
});
