import { expect, test } from "vitest";
import { sendActivationMail } from "../../app/contract/account.ts";
import { listChats, sendMessage } from "../../app/contract/conversations.ts";
import { listLikes } from "../../app/contract/discovery.ts";
import type { Endpoint } from "../../app/contract/endpoint.ts";
import { listTransactions, startPayment } from "../../app/contract/money.ts";
import { currentUser } from "../../app/contract/session.ts";
import type { ApiClient } from "../support/api-client.ts";
import { caller, problemOf, raw } from "./caller.ts";
import { samples, sharedScene, type Sample, type Scene } from "./scene.ts";
import { needs } from "./target.ts";
import { lettersOf } from "./writing.ts";

needs("a demonstration");

const theScene = sharedScene();

type Fields = Record<string, unknown>;

/** Values that fit into no field; each is tried in the place of every field, and the contract says which are wrong. */
const misfits: unknown[] = [undefined, null, "", "x".repeat(5000), -1, 1e21, "NaN", true, [], { deep: [{}] }, "\u0000"];

/** Every input that differs from the good one in one field and that the contract refuses, with the field's name. */
function wrongInputs({ endpoint }: Sample, good: Fields): { field: string; input: Fields }[] {
  const schema = endpoint.body ?? endpoint.query;
  const fields = Object.keys(good);
  const changed = fields.flatMap((field) => misfits.map((value) => ({ field, input: { ...good, [field]: value } })));
  return changed.filter(({ input }) => !schema?.safeParse(endpoint.body ? input : asQuery(input)).success);
}

/** What arrives of a query: texts only, and nothing of what is undefined. */
function asQuery(input: Fields): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** Everything that a wrong call could have changed. */
async function world({ anna, bert }: Scene) {
  const [user, chats, likes, payments, letters] = await Promise.all([
    anna.api.need(currentUser),
    anna.api.need(listChats),
    anna.api.need(listLikes),
    anna.api.need(listTransactions),
    lettersOf(anna, bert),
  ]);
  return { user, chats, likes, payments, letters };
}

async function callerOf({ by }: Sample): Promise<ApiClient> {
  return by === "member" ? (await theScene()).anna.api : caller();
}

async function send(sample: Sample, body: BodyInit | undefined) {
  const { method, path } = sample.endpoint;
  return raw(path, { as: await callerOf(sample), method, body });
}

for (const sample of samples.filter(({ endpoint }) => endpoint.body ?? endpoint.query)) {
  test(`${sample.endpoint.name} names the field that is wrong, and changes nothing`, async () => {
    const scene = await theScene();
    const before = await world(scene);
    for (const { field, input } of wrongInputs(sample, (await sample.input(scene)) as Fields)) {
      const answer = await (await callerOf(sample)).call(sample.endpoint, input as never);
      const what = `${field}: ${JSON.stringify(input[field])?.slice(0, 40)}`;
      expect(answer, what).toMatchObject({ ok: false, status: 422, problem: { error: "invalid_input" } });
      const fields: unknown = answer.ok ? {} : answer.problem["fields"];
      expect(Object.keys(fields as Fields).join(), what).toContain(field);
    }
    expect(await world(scene)).toEqual(before);
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

for (const sample of samples.filter(({ endpoint }) => endpoint.body)) {
  test(`${sample.endpoint.name} refuses a body that is not its JSON`, async () => {
    const scene = await theScene();
    const before = await world(scene);
    for (const [what, body] of Object.entries(junk)) {
      if (what === "a prototype" && sample.endpoint.body?.safeParse({}).success) continue;
      const problem = problemOf(await send(sample, body));
      expect(problem, what).toMatchObject({ error: "invalid_input" });
      expect(Object.keys(problem.fields ?? {}), what).not.toEqual([]);
    }
    expect(await world(scene)).toEqual(before);
  });
}

const costly: Endpoint[] = [sendMessage, startPayment];

for (const sample of samples.filter(({ endpoint }) => costly.includes(endpoint))) {
  test(`${sample.endpoint.name} refuses its JSON cut at any byte`, async () => {
    const scene = await theScene();
    const before = await world(scene);
    const whole = JSON.stringify(await sample.input(scene));
    const cuts = Array.from({ length: whole.length }, (_, end) => whole.slice(0, end));
    const answers = await Promise.all(cuts.map((body) => send(sample, body)));
    for (const answer of answers) expect(problemOf(answer)).toMatchObject({ error: "invalid_input" });
    expect(await world(scene)).toEqual(before);
  });
}

test("an empty body is an empty object", async () => {
  const { path, method } = sendActivationMail;
  const answer = await raw(path, { as: (await theScene()).anna.api, method });
  expect(answer).toMatchObject({ status: 200 });
});
