import { expect, test } from "vitest";
import { inObject } from "../../../../../tests/workers/deletion-fixtures.ts";
import {
  actors,
  aMember,
  unusedMemberId,
  valueOf,
  type TestMember,
} from "../../../../../tests/workers/member-fixtures.ts";
import { clock } from "../../../clock.ts";
import { enqueueMail, noteMail } from "../notifications/mails.ts";

/** Names that hold each other, are each other, or mean something to a search. */
const names = ["An", "An", "Anneke", "Joan", "an", "n", "An ", "%", "_n", "message", "wrote you", "'"];

/** Somebody else, and what Bert has of them: a mail that waits to leave, and one that was sent. */
async function mailsAbout(bert: TestMember, { id, name }: { id: string; name: string }): Promise<void> {
  const contents = { from: { name, fictional: false }, count: 1, link: "https://example.org/likes" };
  await inObject(bert, (sql) => {
    enqueueMail({ sql }, { kind: "new_messages", contents, about: id });
    const sent = sql.exec<{ id: string }>("SELECT id FROM mails ORDER BY rowid DESC LIMIT 1").one().id;
    sql.exec("DELETE FROM outbox WHERE id = ?", sent);
    noteMail(sql, { id: sent, subject: `${name} wrote you a message`, status: "sent" });
    enqueueMail({ sql }, { kind: "like", contents, about: id });
    sql.exec("UPDATE outbox SET due = ? WHERE target GLOB 'mail:*'", clock.now() + 5 * 60_000);
  });
}

/** Whose mails are left: by the subjects of those that were sent, and by whom those that wait are about. */
async function left(bert: TestMember) {
  const sent = valueOf(await bert.stub.notifications.sentMails(bert.token)).map(({ subject }) => subject);
  const waiting = await inObject(bert, (sql) =>
    sql.exec<{ about: string }>("SELECT json_extract(payload, '$.about') AS about FROM outbox").toArray(),
  );
  return { sent: sent.filter(Boolean).toSorted(), waiting: waiting.map(({ about }) => about).toSorted() };
}

test("whoever goes takes their own name along and nobody else's, however alike the names are", async () => {
  const bert = await aMember();
  let people = names.map((name) => ({ id: unusedMemberId(), name }));
  for (const person of people) await mailsAbout(bert, person);
  while (people.length > 0) {
    expect(await left(bert)).toEqual({
      sent: people.map(({ name }) => `${name} wrote you a message`).toSorted(),
      waiting: people.map(({ id }) => id).toSorted(),
    });
    const at = Math.floor(Math.random() * people.length);
    const gone = people[at]?.id ?? "";
    people = people.filter(({ id }) => id !== gone);
    await bert.stub.receive({ id: `contact-erased/${gone}`, kind: "contact_erased", payload: { id: gone } });
    expect(JSON.stringify(await inObject(bert, (sql) => sql.exec("SELECT * FROM mails").toArray()))).not.toContain(
      gone,
    );
  }
});

test("in the development mailbox too", async () => {
  const [site, mails] = [
    actors.site(),
    names.map((name) => ({ name, about: unusedMemberId(), id: crypto.randomUUID() })),
  ];
  for (const { name, ...mail } of mails) {
    const words = { subject: `${name} wrote you a message`, text: `${name} wrote you`, html: "" };
    await site.keepMail({ ...mail, ...words, kind: "new_messages", to: "bert@example.org", fromName: "", headers: {} });
  }
  const kept = async () =>
    (await site.mails()).map(({ id }) => id).filter((id) => mails.some((mail) => mail.id === id));
  for (const [at, { about }] of mails.entries()) {
    expect((await kept()).toSorted()).toEqual(
      mails
        .slice(at)
        .map(({ id }) => id)
        .toSorted(),
    );
    await site.receive({
      id: crypto.randomUUID(),
      kind: "forgotten",
      payload: { member: about, emails: ["an@example.org"] },
    });
  }
  expect(await kept()).toEqual([]);
});
