import { expect, test } from "vitest";
import { requestPasswordReset } from "../../../app/contract/account/access.ts";
import { mailWebhook } from "../../../app/contract/account/notifications.ts";
import { listDevelopmentMail } from "../../../app/contract/development.ts";
import { getMember, getTarget, searchMembers } from "../../../app/contract/people/discovery.ts";
import { login } from "../../../app/contract/account/session.ts";
import { getSettings } from "../../../app/contract/site.ts";
import { eventually } from "../../support/eventually.ts";
import { caller, raw, refusal } from "../caller.ts";
import { aMemberElsewhere, anotherSite, anotherSiteApi, atAnotherSite } from "../fixtures/another-site.ts";
import { aWebhookCall } from "../fixtures/mails.ts";
import { aReadyMember, aTarget, type ApiMember } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";
import { accessMatrix } from "./access-matrix.ts";
import { samples } from "./samples.ts";
import { sharedFixtures } from "./shared-fixtures.ts";

needs("internal calls");

const fixtures = sharedFixtures();

let elsewhere: Promise<ApiMember> | undefined;
/** A member of the other site who may do all that members may. */
const elsa = () => (elsewhere ??= aMemberElsewhere({ gender: "male", credits: 50, paid_user: true }));

/** A bundle is no one's, and its like is sold on both sites. */
const ofNobody = new Set(["startPayment"]);

test("a session of one site is none at another, whatever is asked with it", async () => {
  const made = await fixtures();
  for (const { endpoint, by, input } of samples.filter((sample) => sample.by !== "visitor")) {
    const cookies = by === "operator" ? made.operator.cookies : made.anna.api.cookies;
    const answer = await atAnotherSite(cookies).call(endpoint, (await input(made)) as never);
    expect([endpoint.name, refusal(answer)]).toEqual([endpoint.name, "authentication_required"]);
  }
});

test("to a member of one site the ids of another are nobody's", async () => {
  const made = await fixtures();
  const { api } = await elsa();
  for (const { endpoint, input, unknown, field } of accessMatrix(() => made.carla)) {
    if (ofNobody.has(endpoint.name)) continue;
    const answer = await api.call(endpoint, input(made) as never);
    expect([endpoint.name, field, answer.ok ? "ok" : answer.problem.error]).toEqual([endpoint.name, field, unknown]);
  }
});

test("a link of one site's mail opens nothing at another", async () => {
  const made = await fixtures();
  for (const { endpoint, input } of samples) {
    const shape = ((endpoint.body ?? endpoint.query) as { shape?: object } | undefined)?.shape ?? {};
    if (!("id" in shape && "token" in shape)) continue;
    const given = await input(made);
    expect([endpoint.name, (await atAnotherSite({}).call(endpoint, given as never)).ok]).toEqual([
      endpoint.name,
      false,
    ]);
  }
});

test("the same address has an account of its own on each site", async () => {
  const here = await aReadyMember({ password: "the password of here" });
  const { email } = here;
  const there = caller(anotherSite);
  expect(refusal(await there.call(login, { email, password: here.password }))).toBe("login_failed");
  const other = await aMemberElsewhere({ email, password: "the password of there" });
  expect(other.id).not.toBe(here.id);
  expect((await there.call(login, { email, password: other.password })).ok).toBe(true);
  expect(refusal(await caller().call(login, { email, password: other.password }))).toBe("login_failed");
  expect((await caller().call(login, { email, password: here.password })).ok).toBe(true);
});

test("a search finds members of its own site only, and a photo's address holds at its own site only", async () => {
  const { api } = await elsa();
  const place = { country: "BE", region: "Limburg", city: "Hasselt" };
  const [there, here] = await Promise.all([
    aMemberElsewhere({ ...place, photo: true }),
    aReadyMember({ ...place, photo: true }),
  ]);
  const { results } = await api.callOrThrow(searchMembers, { country: "BE", gender: "female" });
  expect(results.map(({ id }) => id)).toEqual([there.id]);
  expect(refusal(await api.call(getMember, { id: here.id }))).toBe("not_found");
  const path = `/photos/${results[0]?.main_image?.filename}`;
  expect((await raw(path, { headers: { "X-Forwarded-Host": anotherSite.host } })).status).toBe(200);
  expect((await raw(path)).status).toBe(404);
  const target = await aTarget();
  expect((await caller().call(getTarget, { id: target })).ok).toBe(true);
  expect(refusal(await caller(anotherSite).call(getTarget, { id: target }))).toBe("not_found");
});

test("mails lead to their own site and lie in its own mailbox; the provider tells of them at one address", async () => {
  const { email } = await aMemberElsewhere();
  await caller(anotherSite).callOrThrow(requestPasswordReset, { email });
  await anotherSiteApi().sendResets();
  const read = (host?: string) => caller(host ? { host } : {}).callOrThrow(listDevelopmentMail, { to: email });
  await eventually("the mail is there", async () => (await read(anotherSite.host)).mails.length > 0);
  const [mail] = (await read(anotherSite.host)).mails;
  const origins = mail?.links.map((link) => new URL(link).hostname);
  expect(new Set(origins)).toEqual(new Set([anotherSite.host]));
  expect((await read()).mails).toEqual([]);
  const told = await caller().call(mailWebhook, aWebhookCall(mail?.id ?? "", { event: "opened" }) as never);
  expect(told.ok, JSON.stringify(told)).toBe(true);
});

test("settings are of the forced domain, else of the host, and unknown hosts are the first site's", async () => {
  const first = await embeddedSettings();
  expect(first.niche).toBe(1);
  for (const domain of [anotherSite.host, "BBW.localhost"]) expect((await embeddedSettings({ domain })).niche).toBe(4);
  expect((await embeddedSettings({ host: anotherSite.host })).niche).toBe(4);
  for (const domain of ["made.up", "gay.localhost.evil.example"])
    expect((await embeddedSettings({ domain })).niche, domain).toBe(1);
  expect((await embeddedSettings({ domain: "localhost", host: anotherSite.host })).niche).toBe(1);
});

function embeddedSettings({ domain, host }: { domain?: string; host?: string } = {}) {
  const api = caller(host ? { host } : {});
  return api.callOrThrow(getSettings, { "forced-domain": domain }).then(({ settings }) => settings);
}
