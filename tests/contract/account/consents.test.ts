import { expect, test } from "vitest";
import { giveConsent, listConsents } from "../../../app/contract/account/consents.ts";
import { currentUser } from "../../../app/contract/account/session.ts";
import { currentTerms } from "../fixtures/current-terms.ts";
import { aNewcomer } from "../fixtures/members.ts";
import { needs } from "../tested-api.ts";

needs("a demonstration");

test("what was agreed to at sign-up is on record, with its version", async () => {
  const [anna, dora] = [await aNewcomer({ consent_news: true }), await aNewcomer()];
  const version = await currentTerms();
  const { consents } = await anna.api.callOrThrow(listConsents);
  expect(consents).toMatchObject([
    { kind: "news", given: true },
    { kind: "sensitive", given: true },
    { kind: "privacy", version, given: true },
    { kind: "terms", version, given: true },
  ]);
  expect((await dora.api.callOrThrow(listConsents)).consents.map(({ kind }) => kind)).not.toContain("news");
  expect((await dora.api.callOrThrow(currentUser)).user.terms_version).toBe(version);
});

test("only the terms of today can be agreed to, and once is enough", async () => {
  const anna = await aNewcomer();
  const { consents } = await anna.api.callOrThrow(listConsents);
  for (const version of ["2001-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"]) {
    const answer = await anna.api.call(giveConsent, { version });
    expect(answer).toMatchObject({ status: 422, problem: { error: "invalid_input" } });
  }
  await anna.api.callOrThrow(giveConsent, { version: await currentTerms() });
  expect((await anna.api.callOrThrow(listConsents)).consents).toEqual(consents);
});
