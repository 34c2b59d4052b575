import { timingSafeEqual } from "node:crypto";
import { retryAfter } from "../../app/contract/retry-after.ts";
import { accept, refuse, type Result } from "../../app/domain/result.ts";
import { DERIVE_URL, type DerivedKey, type DeriveOrder, type Known, LONGEST_WAIT_MS } from "../hash/derive-order.ts";
import type { HashBindings } from "./env.ts";
import { log } from "./log.ts";
import { randomness } from "./randomness.ts";

/** N=16384, r=8, p=5: some 0.2 s and 16 MB a guess. Production Workers refuse PBKDF2 of that strength. */
const COST = { N: 16_384, r: 8, p: 5 };
/** A hundredth of that, where the clock can be moved: tests make hundreds of accounts, and no site has such a clock. */
const TEST_COST = { N: 1024, r: 8, p: 1 };
const SALT_BYTES = 16;
const NO_SALT = "A".repeat(22);
const NO_KEY = "A".repeat(43);
/** For the hash itself, once nobody is before it; what takes longer has lost its way. With the wait, under a page's ten seconds. */
const WORK_MS = 2_000;
/** When the hash Worker is not there: it is started again at once. */
const RETRY_SECONDS = 3;

interface Guess {
  password: string;
  /** A device that the account knows, and who is signed in, have places of their own. */
  known: Known;
  /** For the log: of the call that needs the hash. */
  requestId: string;
}

/** `scrypt$N$r$p$salt$key`; the figures travel along, so that they can be raised later. `too_busy`: try again. */
export async function hashPassword(env: HashBindings, { password, known, requestId }: Guess): Promise<Result<string>> {
  const cost = costOf(env);
  const salt = randomness.bytes(SALT_BYTES).toString("base64url");
  const derived = await derive(env.HASH, { password, salt, known, ...cost }, requestId);
  return derived.ok ? accept(["scrypt", cost.N, cost.r, cost.p, salt, derived.value].join("$")) : derived;
}

/**
 * Takes its full time too when there is no hash: nobody learns by the clock whether there is an account. `too_busy`
 * says nothing of the password: it was not looked at.
 */
export async function passwordMatches(
  env: HashBindings,
  { password, known, requestId, hash }: Guess & { hash: string | null | undefined },
): Promise<Result<boolean>> {
  const [, N, r, p, salt = "", key = ""] = (hash ?? decoyOf(env)).split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(env.HASH, { password, salt, known, ...cost }, requestId);
  if (!derived.ok) return derived;
  return accept(sameKey(derived.value, key) && Boolean(hash));
}

function costOf({ TEST_CLOCK }: HashBindings): typeof COST {
  return TEST_CLOCK === "1" ? TEST_COST : COST;
}

function decoyOf(env: HashBindings): string {
  const { N, r, p } = costOf(env);
  return ["scrypt", N, r, p, NO_SALT, NO_KEY].join("$");
}

function sameKey(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, "base64url"), Buffer.from(other, "base64url")];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The key, by the hash Worker (decision 0082). `too_busy` when too many wait there, or nobody is there; `rate_limited` when too
 * many who are signed in wait (decision 0133).
 */
async function derive(hash: HashBindings["HASH"], order: DeriveOrder, request: string): Promise<Result<string>> {
  try {
    const response = await ask(hash, order);
    if (response.ok) return accept(((await response.json()) as DerivedKey).key);
    await response.body?.cancel();
    const seconds = retryAfter(response.headers) ?? RETRY_SECONDS;
    // The places of who is signed in say nothing of whether a sign-in would get one.
    if (response.status === 429) return refuse(order.known === "signed_in" ? "rate_limited" : "too_busy", { seconds });
    log({ level: "error", event: "hash_failed", request, status: response.status });
  } catch (failure) {
    log({
      level: "error",
      event: isLate(failure) ? "hash_slow" : "hash_unreachable",
      request,
      failure: String(failure),
    });
  }
  return refuse("too_busy", { seconds: RETRY_SECONDS });
}

/** A connection that lay idle may just have been closed at the other end: then once more, on a new one. */
async function ask(hash: HashBindings["HASH"], order: DeriveOrder): Promise<Response> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS[order.known ? "known" : "unknown"] + WORK_MS);
  const once = () => hash.fetch(DERIVE_URL, { method: "POST", body: JSON.stringify(order), signal });
  return once().catch((failure: unknown) => {
    if (isLate(failure)) throw failure;
    return once();
  });
}

function isLate(failure: unknown): boolean {
  return failure instanceof Error && failure.name === "TimeoutError";
}
