import { scrypt, timingSafeEqual } from "node:crypto";
import { randomness } from "./randomness.ts";

/** N=16384, r=8, p=5: some 0.2 s and 16 MB a guess. Production Workers refuse PBKDF2 of that strength. */
const COST = { N: 16_384, r: 8, p: 5 };
const LENGTH = 32;
const DECOY = `scrypt$${COST.N}$${COST.r}$${COST.p}$AAAAAAAAAAAAAAAAAAAAAA$${"A".repeat(43)}`;

/** `scrypt$N$r$p$salt$key`; the figures travel along, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomness.bytes(16);
  const key = await derive({ password, salt, ...COST });
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Takes its full time too when there is no hash: nobody learns by the clock whether there is an account. */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (hash ?? DECOY).split("$");
  const expected = Buffer.from(key, "base64url");
  const given = await derive({
    password,
    salt: Buffer.from(salt, "base64url"),
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(given, expected) && Boolean(hash);
}

function derive({
  password,
  salt,
  ...cost
}: {
  password: string;
  salt: Buffer;
  N: number;
  r: number;
  p: number;
}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Two keyboards may write the same é in two ways.
    scrypt(password.normalize("NFKC"), salt, LENGTH, cost, (failure, key) =>
      failure ? reject(failure) : resolve(key),
    );
  });
}
