import { expect, test } from "vitest";
import { inObject, objects } from "../../../../tests/workers/deletion-fixtures.ts";
import { download, filesOf } from "../../../../tests/workers/export-fixtures.ts";
import { aMember, actors, delivered, write } from "../../../../tests/workers/member-fixtures.ts";
import { photoStoreOf } from "../../providers/photos/photo-store-of.ts";
import { fileOf } from "../../providers/photos/variants.ts";
import type { ExportSource } from "./export-source.ts";
import { exportFiles } from "./export-files.ts";
import { zipStream } from "./zip-stream.ts";

const site = "periwinkle";
const suffix = () => crypto.randomUUID().replaceAll("-", "").slice(0, 15);

test("everything of the member is in it, twice, with their photos", async () => {
  const photo = { id: `photo${suffix()}`, status: "active" };
  await photoStoreOf(objects).put(fileOf(photo.id, "large"), new TextEncoder().encode("a picture"));
  const anna = await aMember({ site, name: "Anna <b>", credits: 5, language: "en", images: [photo], confirmed: true });
  const bert = await aMember({ site, name: "Bert & Co" });
  await write(anna, bert, { text: "Do you <i>walk</i>?" });
  await bert.stub.people.like(bert.token, anna.id);
  await delivered(anna, bert);
  const files = await filesOf(anna);
  expect(Object.keys(files)).toEqual(["index.html", "data.json", "photos/1.webp"]);
  expect(files["photos/1.webp"]).toBe("a picture");
  const data = JSON.parse(files["data.json"] ?? "") as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { email: anna.order.email, credits: 4 },
    profile: { name: "Anna <b>", city: "Zeist" },
    likes_received: [{ id: bert.id, name: "Bert & Co" }],
    credits: [{ kind: "signup" }, { kind: "message", credits: 1, balance: 4 }],
    conversations: [{ with: { name: "Bert & Co" }, messages: [{ own: true, text: "Do you <i>walk</i>?" }] }],
    photos: [{ file: "photos/1.webp", status: "active" }],
  });
  const page = files["index.html"] ?? "";
  for (const words of [
    'lang="en"',
    "Everything about Anna &lt;b&gt;",
    "With Bert &amp; Co",
    "Do you &lt;i&gt;walk",
    "18px",
  ])
    expect(page).toContain(words);
  expect(page).not.toMatch(/<(b|i|script)>[AD]|<script|http-equiv/);
});

test("it is in Dutch for who has no texts of their own", async () => {
  const anna = await aMember({ site, name: "Anna", language: "nl" });
  const pola = await aMember({ site, name: "Pola", language: "pl" });
  for (const member of [anna, pola])
    expect((await filesOf(member))["index.html"]).toContain(`Alles over ${member.order.name}`);
});

test("in Dutch all of it is Dutch: what was chosen, money, days and kinds", async () => {
  const anna = await aMember({
    site,
    language: "nl",
    gender: "female",
    seeking: "male",
    country: "NL",
    credits: 5,
    date_of_birth: "1958-05-14",
    interests: ["walking"],
    hair_colour: "grey",
    confirmed: true,
  });
  await inObject({ id: anna.id, site }, (sql) => {
    sql.exec(`UPDATE account SET settings = '{"email":{"like":false}}'`);
    sql.exec(
      `INSERT INTO payments (payment_id, bundle, credits, amount, currency, payment_method, status, created_at)
       VALUES ('p', 'b', 20, 1250, 'EUR', 'creditcard', 'completed', 1)`,
    );
  });
  const page = (await filesOf(anna))["index.html"] ?? "";
  const row = (label: string) => new RegExp(`<th scope="row">${label}</th><td>([^<]*)</td>`).exec(page)?.[1];
  expect(
    Object.fromEntries(["Status", "Geslacht", "Op zoek naar", "Geboortedatum", "Land"].map((one) => [one, row(one)])),
  ).toEqual({
    Status: "e-mailadres bevestigd",
    Geslacht: "Vrouw",
    "Op zoek naar": "Een man",
    Geboortedatum: "14 mei 1958",
    Land: "Nederland",
  });
  expect([row("Haar"), row("Interesses"), row("Mail over likes"), row("Taal")]).toEqual([
    "Grijs",
    "Wandelen",
    "nee",
    "Nederlands",
  ]);
  expect(page).toContain("<td>€\u00a012,50</td>");
  expect(page).toContain("<td>Creditcard</td><td>Betaald</td>");
  expect(page).toContain("<td>cadeau bij je aanmelding</td><td>5</td><td>de site</td><td>jij</td>");
});

test("no secret leaves with it, and nobody gets it without a session", async () => {
  const anna = await aMember({ site, password_hash: "scrypt$secret" });
  const text = Object.values(await filesOf(anna)).join();
  for (const secret of ["scrypt$secret", anna.token]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash|public_key|"endpoint"/);
  const refused = await download({ id: anna.id, token: "forged" });
  expect([refused.status, refused.type]).toEqual([403, "application/json; charset=utf-8"]);
  expect((await download({ id: "aaaaaaaaaaaaaaaa", token: "forged" })).status).toBe(403);
});

test("a conversation of any length is in it, in order", async () => {
  const [anna, bert] = [await aMember({ site, credits: 1 }), await aMember({ site })];
  await write(anna, bert, { text: "The first" });
  const count = 1203;
  await inObject({ id: anna.id, site }, (sql) => {
    const { id } = sql.exec<{ id: string }>("SELECT id FROM conversations").one();
    for (let at = 1; at < count; at += 1)
      sql.exec(
        "INSERT INTO messages (id, conversation, own, text, sent_at) VALUES (?, ?, 0, ?, ?)",
        `m${at}`,
        id,
        `${at}`,
        9e12,
      );
  });
  const { conversations } = JSON.parse((await filesOf(anna))["data.json"] ?? "") as {
    conversations: { messages: { id: string; text: string }[] }[];
  };
  const messages = conversations[0]?.messages ?? [];
  expect(new Set(messages.map(({ id }) => id)).size).toBe(count);
  expect(messages[0]?.text).toBe("The first");
});

/** Tables that hold nothing to hand out: what was already said elsewhere, or what is not the member's to see. */
const leftOut = [
  "schema_version",
  // Work that waits, and work that was done; it is about what the other tables hold.
  "outbox",
  "inbox",
  "used_challenges",
  "sent",
  // How many unknown members were looked up in the last hour, and conversations begun on the last day: times, and nobody's name.
  "profile_lookups",
  "conversation_starts",
  // What the member removed a moment ago: ten minutes later it is gone, or back in messages.
  "removed_messages",
  "waiting_messages",
  // When codes of mandates were sent and mistyped on the last day: times, and nothing else.
  "mandate_codes",
  // The codes of completed payments, which stand with the payments.
  "discount_uses",
  // The discount that was offered once, which the page of the deletion says.
  "deletion_offer",
  // Whether a month's credits are mailed, which the page of payments says.
  "statements",
  // The own limit, which its page says.
  "spending_limit",
  // Others' messages that wait until they may be shown.
  "deferred",
  // Of others only who they are (in likes and conversations).
  "profile_cache",
  // The member's own words are in messages and profile; who flagged them is not theirs to see.
  "inspected_texts",
  "spam_flags",
  "first_texts",
  "suspended_sessions",
  // Who keeps the member's card, and wrote nothing that the member may see.
  "kept_cards",
  // Ids alone, kept by either side so that an erasure is told; whom the member skipped or was suggested is in those tables.
  "kept_ids",
  // Nobody exports who is being deleted: they are signed out.
  "closing",
];

test("every table is in the export, or is known to hold nothing for it", async () => {
  const anna = await aMember({ site });
  const tables = await inObject({ id: anna.id, site }, (sql) =>
    sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .toArray()
      .map(({ name }) => name),
  );
  const exported = [
    "account",
    "photos",
    "conversations",
    "messages",
    "sessions",
    "passkeys",
    "likes",
    "blocks",
    "hidden_members",
    "payments",
    "receipts",
  ];
  const lists = [
    "consents",
    "ledger",
    "held_credits",
    "refunds",
    "mails",
    "notifications_disabled",
    "scheduled_notifications",
    "planned_messages",
    "gone_messages",
    "links",
    "sanctions",
    "reports",
    "case_decisions",
    "swipes",
    "suggestions",
    "saved_searches",
    "mandates",
    "mandate_requests",
    "debit_blocks",
  ];
  const others =
    "support_questions known_devices push_subscriptions activation_mails email_change reserved_emails uploads".split(
      " ",
    );
  const known = [...leftOut, ...exported, ...lists, ...others];
  expect(tables.filter((name) => !/^(_cf|sqlite_)/.test(name)).toSorted()).toEqual(known.toSorted());
});

test("only as much is read ahead as is asked for", async () => {
  let asked = 0;
  const overview = (await actors.member((await aMember()).id).account.exportOverview("")) as unknown as { ok: boolean };
  expect(overview.ok).toBe(false);
  const anna = await aMember();
  const known = await anna.stub.account.exportOverview(anna.token);
  if (!known.ok) throw new Error("no export");
  const source: ExportSource = {
    overview: { ...known.value, conversations: [{ id: "c", with: null, name: null }] },
    at: 0,
    photos: { get: async () => undefined },
    async messages() {
      asked += 1;
      return {
        messages: [{ id: "m", own: true, text: "x".repeat(70_000), sent_at: "2026-01-01T00:00:00.000Z" }],
        next: { sent_at: 1, id: "m" },
      };
    },
  };
  const reader = zipStream(exportFiles({ ...source, at: Date.now() })).getReader();
  for (let piece = 0; piece < 3; piece += 1) await reader.read();
  await reader.cancel();
  expect(asked).toBeLessThan(50);
});
