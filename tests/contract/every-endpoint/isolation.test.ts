import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { changePassword, confirmEmailChange, listSessions } from "../../../app/contract/account/access.ts";
import { deleteAccount } from "../../../app/contract/account/deletion.ts";
import type { Endpoint } from "../../../app/contract/endpoint.ts";
import { endpoints } from "../../../app/contract/endpoints.ts";
import { listMails } from "../../../app/contract/account/notifications.ts";
import { anEmail } from "../../support/sign-up.ts";
import { caller } from "../caller.ts";
import { aMailChangeLink, aResetLink, linkTo } from "../fixtures/mail-links.ts";
import { aNewcomer, aReadyMember, type ApiMember } from "../fixtures/members.ts";
import { withoutDecisions } from "../fixtures/photo-queue.ts";
import type { Sample } from "./sample.ts";
import { samples } from "./samples.ts";
import { sharedFixtures, type Fixtures } from "./shared-fixtures.ts";
import { needs } from "../tested-api.ts";

needs("internal calls");

const fixtures = sharedFixtures();

/** Calls that no session and no link opens: they are about nobody, or believe nothing that they are told. */
const forEverybody = new Set(
  `getSettings getPage getCompanyInfo listInterests listRegions countRegions geocode listBundles getTarget
   login logout signup requestPasswordReset passkeySignInOptions passkeySignIn paymentWebhook mailWebhook
   operatorPassword operatorCode operatorSignOut operatorPasskeySignInOptions operatorPasskeySignIn sendComplaint sendSupport
   listDevelopmentMail listDemoLogins listMailPreviews getTestPayment decideTestPayment pretendMailEvent`.split(/\s+/),
);

/** What members do with each other: naming somebody in these is no break-in. */
const contact = new Set([
  "like",
  "unlike",
  "tellOfLike",
  "getMember",
  "listMessages",
  "sendMessage",
  "typing",
  "block",
  "unblock",
  "hideMember",
  "unhideMember",
  "sendReport",
  "swipe",
]);

/** What reads and says something of others only. */
const aboutOthers = new Set(["searchMembers", "getMember", "getSwipeGame", "getSuggestions", "findMatches"]);

const isLinkCall = ({ body, query }: Endpoint) => {
  const shape = ((body ?? query) as { shape?: object } | undefined)?.shape ?? {};
  return "id" in shape && "token" in shape;
};
const forMembers = samples.filter(({ by }) => by === "member");
/** Nobody else may make them: operators.test.ts. */
const forOperators = samples.filter(({ by }) => by === "operator");
const byLink = samples.filter(({ endpoint }) => isLinkCall(endpoint));

test("every call is for members, for operators, by a mail's link, or known to be for everybody", () => {
  const known = [...forMembers, ...forOperators, ...byLink].map(({ endpoint }) => endpoint.name);
  const others = endpoints.map(({ name }) => name).filter((name) => !known.includes(name) && !forEverybody.has(name));
  expect(others).toEqual([]);
});

/** All that a member can see of what is theirs: each call that reads and says nothing of others only. */
async function worldOf(made: Fixtures): Promise<unknown> {
  const own = forMembers.filter(({ endpoint: { method, name, bytes } }) => {
    return method === "GET" && !bytes && !aboutOthers.has(name);
  });
  const answers = own.map(async ({ endpoint, input }) => {
    return [endpoint.name, await made.anna.api.callOrThrow(endpoint, (await input(made)) as never)];
  });
  return withoutDecisions(Object.fromEntries((await Promise.all(answers)) as [string, unknown][]));
}

/** Ids of what belongs to Anna alone. */
async function privateIds({
  anna,
  conversation,
  chatWithCarla,
  payment,
  mandate,
  photo,
  savedSearch,
}: Fixtures): Promise<string[]> {
  const { sessions } = await anna.api.callOrThrow(listSessions);
  const { mails } = await anna.api.callOrThrow(listMails);
  return [
    conversation,
    chatWithCarla,
    payment.payment_id,
    mandate.mandate_id,
    photo,
    savedSearch,
    ...[...sessions, ...mails].map(({ id }) => id),
  ];
}

/** The sample's own input, which names things of Anna, and then each of her ids in each field that may hold one. */
async function attempts({ endpoint, input }: Sample, made: Fixtures): Promise<Record<string, unknown>[]> {
  const usual = (await input(made)) as Record<string, unknown>;
  const ids = contact.has(endpoint.name) ? [] : [made.anna.id];
  ids.push(...(await privateIds(made)));
  const fields = Object.keys(usual).filter((name) => typeof usual[name] === "string" && !/password|email/.test(name));
  return [usual, ...fields.flatMap((name) => ids.map((id) => ({ ...usual, [name]: id })))];
}

/** An answer as text; a file is opened first. */
function wordsOf(value: unknown): string {
  if (!(value instanceof Uint8Array)) return JSON.stringify(value) ?? "";
  return Object.values(unzipSync(value))
    .map((bytes) => strFromU8(bytes))
    .join("\n");
}

function anotherMember(): Promise<ApiMember> {
  return aReadyMember({ name: "Thea", password: `her own ${randomUUID()}`, credits: 50, paid_user: true });
}

for (const sample of forMembers) {
  const { endpoint } = sample;
  test(`${endpoint.name} shows and changes nothing of somebody else's`, async () => {
    const made = await fixtures();
    const other = await anotherMember();
    // A good input may have to be made first, such as a purchase to withdraw from.
    const inputs = await attempts(sample, made);
    const before = await worldOf(made);
    const secrets = [made.anna.email, "Good morning", "Hello Anna", ...(await privateIds(made))];
    let written = "";
    for (const input of inputs) {
      const answer = await other.api.call(endpoint, input as never);
      const shown = answer.ok ? wordsOf(answer.value) : JSON.stringify(answer.problem);
      const given = JSON.stringify(input) + written;
      // Their own profile shows what they wrote before, where the next text is held.
      if (endpoint.name === "changeProfile") written += JSON.stringify(input["about"]);
      for (const secret of secrets) if (!given.includes(secret)) expect(shown).not.toContain(secret);
    }
    expect(await worldOf(made)).toEqual(before);
  });
}

/** Somebody with a link of every kind: sign-up, reset, change of address and of password, their undoing, deletion. */
async function tokensOfEveryKind(): Promise<string[]> {
  const [dora, nina] = [await aReadyMember({ name: "Dora" }), await aNewcomer({ name: "Nina" })];
  const [next, waiting, password] = [anEmail(), anEmail(), "another password of hers"];
  const { api } = dora;
  const links = [await linkTo(nina.email, "/activate"), await aResetLink(dora)];
  const change = await aMailChangeLink(dora, next);
  await api.callOrThrow(confirmEmailChange, change);
  links.push(change, await linkTo(dora.email, "/account-undo"));
  links.push(await aMailChangeLink(dora, waiting));
  await api.callOrThrow(changePassword, { old_password: dora.password, password });
  links.push(await linkTo(next, "/account-undo"), await linkTo(next, "/unsubscribe"));
  await api.callOrThrow(deleteAccount, { password, reason: "other" });
  links.push(await linkTo(next, "/account-restore"));
  expect(new Set(links.map(({ id }) => id))).toEqual(new Set([dora.id, nina.id]));
  return links.map(({ token }) => token);
}

let tokens: Promise<string[]> | undefined;

for (const { endpoint, input } of byLink) {
  test(`${endpoint.name} takes nobody else's link`, async () => {
    const made = await fixtures();
    tokens ??= tokensOfEveryKind();
    const [usual, before] = [(await input(made)) as Record<string, unknown>, await worldOf(made)];
    for (const token of await tokens) {
      const answer = await caller().call(endpoint, { ...usual, id: made.anna.id, token } as never);
      expect(answer.ok ? "ok" : answer.problem.error).toBe("link_invalid");
    }
    expect(await worldOf(made)).toEqual(before);
  });
}
