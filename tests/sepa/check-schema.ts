import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { writeDirectDebitFile } from "../../app/domain/sepa/direct-debit-file.ts";

/** `npm run check-sepa-schema -- <pain.008.001.08.xsd>`: random files of direct debits against the banks' schema (docs/testing.md). */
const [schema] = process.argv.slice(2);
if (!schema) {
  console.error(
    "Say where the schema is: npm run check-sepa-schema -- pain.008.001.08.xsd (docs/testing.md says where from).",
  );
  process.exit(2);
}

const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2040-12-31"), noInvalidDate: true });
const days = day.map((date) => date.toISOString().slice(0, 10));
const anyWords = fc.string({ unit: "grapheme", maxLength: 300 });
const debit = fc.record({
  end_to_end_id: fc.stringMatching(/^PW-\d{10}$/),
  amount: fc.integer({ min: 1, max: 99_999_999_999 }),
  day: days,
  sequence: fc.constantFrom("FRST" as const, "RCUR" as const),
  reference: fc.stringMatching(/^PW-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  signed: days,
  account_holder: anyWords,
  iban: fc.constantFrom(
    "NL91ABNA0417164300",
    "DE89370400440532013000",
    "MT84MALT011000012345MTLCAST001S",
    "NO9386011117947",
  ),
  words: anyWords,
});
const file = fc.record({
  message_id: fc.stringMatching(/^PW\d{8}-\d{6}-[0-9a-f]{8}$/),
  made_at: fc.integer({ min: 1_700_000_000_000, max: 2_200_000_000_000 }),
  creditor: fc.record({
    name: anyWords,
    id: fc.constantFrom("NL92ZZZ000000000001", "DE98ZZZ09999999999"),
    iban: fc.constant("NL91ABNA0417164300"),
    bic: fc.constantFrom(undefined, "ABNANL2A", "ABNANL2AXXX"),
  }),
  debits: fc.array(debit, { minLength: 1, maxLength: 40 }),
});

// Said, so that a file that is not valid can be made again: the second argument.
const seed = Number(process.argv[3] ?? Date.now());
const folder = mkdtempSync(join(tmpdir(), "sepa-"));
try {
  const paths = fc.sample(file, { numRuns: 300, seed }).map((wishes, at) => {
    const path = join(folder, `${at}.xml`);
    writeFileSync(path, writeDirectDebitFile(wishes));
    return path;
  });
  const { status, stderr, error } = spawnSync("xmllint", ["--noout", "--schema", schema, ...paths], {
    encoding: "utf8",
  });
  if (status !== 0) console.error((stderr ?? String(error)).split("\n", 5).join("\n"));
  console.log(status === 0 ? `${paths.length} random files are valid by ${schema}.` : `Not valid; seed ${seed}.`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
