import fc from "fast-check";
import { expect, test } from "vitest";
import { type FileDebit, writeDirectDebitFile } from "./direct-debit-file.ts";

const creditor = { name: "Periwinkle & Zonen", id: "NL92ZZZ000000000001", iban: "NL91ABNA0417164300" };

const aDebit = (wishes: Partial<FileDebit> = {}): FileDebit => ({
  end_to_end_id: "PW-0000000001",
  amount: 1995,
  day: "2026-12-01",
  sequence: "FRST",
  reference: "PW-7KQ4-M2XD-9HTR",
  signed: "2026-11-27",
  account_holder: "Zoë Müller-Ångström",
  iban: "DE89370400440532013000",
  words: "Periwinkle PW-0000000001",
  ...wishes,
});

const write = (debits: FileDebit[], more: object = {}) =>
  writeDirectDebitFile({
    message_id: "PW20261127-000001-1a2b3c4d",
    made_at: 1_795_000_000_000,
    creditor,
    debits,
    ...more,
  });

/** All that stands in elements of this name, in the order of the file. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(([, text]) => text);

/** The names of an element's children, in order; a closing tag ends what its opening tag began. */
function childrenOf(xml: string, parent: string): string[] {
  const path: string[] = [];
  const children: string[] = [];
  let seen = 0;
  for (const [, closing, name = ""] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>/g)) {
    if (closing) {
      expect(path.pop(), "closed in the order in which they were opened").toBe(name);
      continue;
    }
    if (name === parent) seen += 1;
    if (path.at(-1) === parent && seen === 1) children.push(name);
    path.push(name);
  }
  expect(path).toEqual([]);
  return children;
}

/** The schema's sequences, without what it leaves to choice and SEPA does not need. */
const order = {
  Document: ["CstmrDrctDbtInitn"],
  CstmrDrctDbtInitn: ["GrpHdr", "PmtInf"],
  GrpHdr: ["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"],
  PmtTpInf: ["SvcLvl", "LclInstrm", "SeqTp"],
  DrctDbtTxInf: ["PmtId", "InstdAmt", "DrctDbtTx", "DbtrAgt", "Dbtr", "DbtrAcct", "RmtInf"],
  MndtRltdInf: ["MndtId", "DtOfSgntr"],
  CdtrSchmeId: ["Id"],
  PrvtId: ["Othr"],
};
const paymentOrder = [
  "PmtInfId",
  "PmtMtd",
  "NbOfTxs",
  "CtrlSum",
  "PmtTpInf",
  "ReqdColltnDt",
  "Cdtr",
  "CdtrAcct",
  "CdtrAgt",
  "ChrgBr",
  "CdtrSchmeId",
  "DrctDbtTxInf",
];

test("the elements stand in the order of the schema", () => {
  const xml = write([aDebit()]);
  for (const [parent, children] of Object.entries(order)) expect(childrenOf(xml, parent), parent).toEqual(children);
  expect(childrenOf(xml, "PmtInf")).toEqual(paymentOrder);
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:[\w:]+:pain\.008\.001\.08">\n/,
  );
});

test("one collection, as the bank reads it", () => {
  const xml = write([aDebit()]);
  expect(xml).toContain('<InstdAmt Ccy="EUR">19.95</InstdAmt>');
  expect(all(xml, "CreDtTm")).toEqual([`${new Date(1_795_000_000_000).toISOString().slice(0, 19)}Z`]);
  expect(all(xml, "Nm")).toEqual(["Periwinkle + Zonen", "Periwinkle + Zonen", "Zoe Muller-Angstrom"]);
  expect(all(xml, "IBAN")).toEqual([creditor.iban, "DE89370400440532013000"]);
  expect(all(xml, "Cd")).toEqual(["SEPA", "CORE"]);
  expect(all(xml, "Prtry")).toEqual(["SEPA"]);
  expect(all(xml, "Id")).toEqual(["NOTPROVIDED", creditor.id, "NOTPROVIDED"]);
  expect(all(write([aDebit()], { creditor: { ...creditor, bic: "ABNANL2A" } }), "BICFI")).toEqual(["ABNANL2A"]);
});

test("each day and sequence has a part of its own, with its own number and sum", () => {
  const second = { end_to_end_id: "PW-0000000002", amount: 5, sequence: "RCUR" as const };
  const third = { end_to_end_id: "PW-0000000003", amount: 100, day: "2026-12-02" };
  const xml = write([aDebit(), aDebit(second), aDebit(third), aDebit({ end_to_end_id: "PW-0000000004" })]);
  expect(all(xml, "PmtInfId")).toEqual([1, 2, 3].map((part) => `PW20261127-000001-1a2b3c4d-${part}`));
  expect(all(xml, "SeqTp")).toEqual(["FRST", "RCUR", "FRST"]);
  expect(all(xml, "ReqdColltnDt")).toEqual(["2026-12-01", "2026-12-01", "2026-12-02"]);
  expect(all(xml, "NbOfTxs")).toEqual(["4", "2", "1", "1"]);
  expect(all(xml, "CtrlSum")).toEqual(["40.95", "39.90", "0.05", "1.00"]);
});

const anyDebit = fc.record({
  amount: fc.integer({ min: 1, max: 99_999_999_999 }),
  account_holder: fc.string({ unit: "grapheme", maxLength: 200 }),
  words: fc.string({ unit: "binary", maxLength: 300 }),
  day: fc.constantFrom("2026-12-01", "2026-12-02"),
  sequence: fc.constantFrom("FRST" as const, "RCUR" as const),
});

test("whatever the names and amounts are, the file is well formed, in SEPA's signs, and its sums are right", () => {
  fc.assert(
    fc.property(fc.array(anyDebit, { minLength: 1, maxLength: 20 }), (given) => {
      const debits = given.map((one, at) =>
        aDebit({ ...one, end_to_end_id: `PW-${String(at + 1).padStart(10, "0")}` }),
      );
      const xml = write(debits);
      childrenOf(xml, "Document");
      const texts = [...all(xml, "Nm"), ...all(xml, "Ustrd")].map((text = "") => text.replaceAll("&apos;", "'"));
      for (const text of texts)
        expect(text).toMatch(/^[A-Za-z0-9\-?:().,'+](?:[A-Za-z0-9\-?:().,'+ ]*[A-Za-z0-9\-?:().,'+])?$/);
      for (const name of all(xml, "Nm")) expect(name?.replaceAll("&apos;", "'").length).toBeLessThanOrEqual(70);
      for (const words of all(xml, "Ustrd")) expect(words?.replaceAll("&apos;", "'").length).toBeLessThanOrEqual(140);
      const cents = (text = "") => BigInt(text.replace(/^(\d+)\.(\d\d)$/, "$1$2"));
      const sum = (all_: (string | undefined)[]) => all_.reduce((before, one) => before + cents(one), 0n);
      const [whole, ...parts] = all(xml, "CtrlSum");
      expect(sum(all(xml, "InstdAmt"))).toBe(debits.reduce((before, { amount }) => before + BigInt(amount), 0n));
      expect([sum(parts), sum(all(xml, "InstdAmt"))]).toEqual([cents(whole), cents(whole)]);
      const ids = [...all(xml, "MsgId"), ...all(xml, "PmtInfId"), ...all(xml, "EndToEndId")];
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id?.length).toBeLessThanOrEqual(35);
      expect(write(debits)).toBe(xml);
    }),
  );
});
