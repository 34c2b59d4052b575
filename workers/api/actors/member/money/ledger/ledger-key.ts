/** What an entry of the ledger is of, as its key says it: `message:<key of the form>`, `payment:<payment>`, `refund:<payment>/<refund>`, `charge_back:<payment>/<revision>/debt`. */
interface LedgerKey {
  kind: string;
  id: string;
  /** Left out: it is about the whole. */
  part?: string | undefined;
}

/** Reads a key. */
export function readLedgerKey(key: string): LedgerKey {
  const [, kind = "", id = "", part] = /^([^:]*):([^/]*)(?:\/(.*))?$/.exec(key) ?? [];
  return { kind, id, part };
}
