import { sepaText } from "./sepa-text.ts";
import { writeXml, type XmlElement } from "./xml.ts";

/** The message that banks take direct debits by (ISO 20022), as the SEPA Core scheme uses it. Decision 0234. */
const NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:pain.008.001.08";

/** The longest name, and the longest words beside an amount, that the scheme takes. */
const LONGEST_NAME = 70;
const LONGEST_WORDS = 140;

/** The first collection by a mandate, or one of those that follow it. */
type Sequence = "FRST" | "RCUR";

/** One collection. `amount`: cents, more than 0; `day` and `signed`: `YYYY-MM-DD`; `end_to_end_id` and `reference`: at most 35 signs of SEPA's. */
export interface FileDebit {
  end_to_end_id: string;
  amount: number;
  day: string;
  sequence: Sequence;
  reference: string;
  signed: string;
  account_holder: string;
  iban: string;
  /** What the debtor reads beside the amount. */
  words: string;
}

/** Who collects, and on which account. Without a BIC the bank finds itself by the IBAN. */
export interface FileCreditor {
  name: string;
  id: string;
  iban: string;
  bic?: string | undefined;
}

/** `message_id`: at most 30 signs, unique for this creditor for ever; `made_at`: milliseconds. */
export interface DirectDebitFile {
  message_id: string;
  made_at: number;
  creditor: FileCreditor;
  debits: readonly FileDebit[];
}

/** The whole file as text (UTF-8). The same input is the same text to the last byte. */
export function writeDirectDebitFile({ message_id, made_at, creditor, debits }: DirectDebitFile): string {
  const groups = Object.values(Object.groupBy(debits, ({ day, sequence }) => `${day} ${sequence}`)).flatMap((group) =>
    group ? [group] : [],
  );
  const header: XmlElement = [
    "GrpHdr",
    [
      ["MsgId", message_id],
      ["CreDtTm", `${new Date(made_at).toISOString().slice(0, 19)}Z`],
      ...sums(debits),
      ["InitgPty", [["Nm", nameOf(creditor.name)]]],
    ],
  ];
  const payments = groups.map((group, at) => payment(`${message_id}-${at + 1}`, creditor, group));
  const document: XmlElement = ["Document", [["CstmrDrctDbtInitn", [header, ...payments]]], { xmlns: NAMESPACE }];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(document)}`;
}

/** Of one day and one sequence; there is at least one. */
function payment(id: string, creditor: FileCreditor, debits: readonly FileDebit[]): XmlElement {
  const { day = "", sequence = "RCUR" } = debits[0] ?? {};
  return [
    "PmtInf",
    [
      ["PmtInfId", id],
      ["PmtMtd", "DD"],
      ...sums(debits),
      [
        "PmtTpInf",
        [
          ["SvcLvl", [["Cd", "SEPA"]]],
          ["LclInstrm", [["Cd", "CORE"]]],
          ["SeqTp", sequence],
        ],
      ],
      ["ReqdColltnDt", day],
      ["Cdtr", [["Nm", nameOf(creditor.name)]]],
      ["CdtrAcct", account(creditor.iban)],
      ["CdtrAgt", bank(creditor.bic)],
      ["ChrgBr", "SLEV"],
      ["CdtrSchmeId", schemeId(creditor.id)],
      ...debits.map(collection),
    ],
  ];
}

function collection(debit: FileDebit): XmlElement {
  const { end_to_end_id, amount, reference, signed, account_holder, iban, words } = debit;
  const mandate: XmlElement[] = [
    ["MndtId", reference],
    ["DtOfSgntr", signed],
  ];
  return [
    "DrctDbtTxInf",
    [
      ["PmtId", [["EndToEndId", end_to_end_id]]],
      ["InstdAmt", euros(amount), { Ccy: "EUR" }],
      ["DrctDbtTx", [["MndtRltdInf", mandate]]],
      ["DbtrAgt", bank(undefined)],
      ["Dbtr", [["Nm", nameOf(account_holder)]]],
      ["DbtrAcct", account(iban)],
      ["RmtInf", [["Ustrd", sepaText(words, LONGEST_WORDS)]]],
    ],
  ];
}

function sums(debits: readonly FileDebit[]): XmlElement[] {
  const sum = debits.reduce((before, { amount }) => before + amount, 0);
  return [
    ["NbOfTxs", String(debits.length)],
    ["CtrlSum", euros(sum)],
  ];
}

/** Cents as the banks write them; no fraction is ever computed. */
function euros(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const nameOf = (name: string) => sepaText(name, LONGEST_NAME);

const account = (iban: string): XmlElement[] => [["Id", [["IBAN", iban]]]];

function bank(bic: string | undefined): XmlElement[] {
  return [["FinInstnId", [bic ? ["BICFI", bic] : ["Othr", [["Id", "NOTPROVIDED"]]]]]];
}

function schemeId(id: string): XmlElement[] {
  const other: XmlElement[] = [
    ["Id", id],
    ["SchmeNm", [["Prtry", "SEPA"]]],
  ];
  return [["Id", [["PrvtId", [["Othr", other]]]]]];
}
