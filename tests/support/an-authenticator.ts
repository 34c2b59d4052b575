/** What is asked, as `askPasskey` and `offerPasskey` give it. */
interface Asked {
  challenge: string;
}

interface Wishes {
  origin?: string;
  /** The RP ID that the device believes it talks to. */
  party?: string;
  counter?: number;
  /** Instead of the owner that the passkey was made for. */
  userHandle?: string;
}

const base64url = (bytes: ArrayBuffer | Uint8Array | string) => Buffer.from(bytes as Uint8Array).toString("base64url");
const utf8 = (text: string) => Uint8Array.from(Buffer.from(text));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const joined = (...parts: Iterable<number>[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** User present and verified; attested credential data follows. */
const [PRESENT, WITH_CREDENTIAL] = [0x05, 0x40];

/**
 * A phone's passkey in a few lines of WebCrypto: it makes a key pair (ES256), and signs what browsers have it sign (W3C
 * Web Authentication, §6 and §7). What a forger would change can be changed.
 */
export async function anAuthenticator({ site = "http://localhost", party: home = "localhost" } = {}) {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const keys = (await crypto.subtle.generateKey(curve, true, ["sign", "verify"])) as CryptoKeyPair;
  const id = crypto.getRandomValues(new Uint8Array(16));
  const credential = joined([...new Uint8Array(16), 0, id.length], id, await coseKey(keys.publicKey));
  let owner = "";

  const authenticatorData = async ({ party = home, counter = 0 }: Wishes, flags: number) =>
    joined(await sha256(utf8(party)), [flags], new Uint8Array(new Uint32Array([counter]).buffer).toReversed());
  const clientData = (type: string, { challenge }: Asked, { origin = site }: Wishes) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const shared = { id: base64url(id), rawId: base64url(id), type: "public-key", clientExtensionResults: {} };

  return {
    id: shared.id,
    /** `navigator.credentials.create()` */
    async make(options: Record<string, unknown>, wishes: Wishes = {}): Promise<Record<string, unknown>> {
      owner = (options["user"] as { id: string }).id;
      const data = await authenticatorData(wishes, PRESENT | WITH_CREDENTIAL);
      const attestation = attestationObject(joined(data, credential));
      const client = clientData("webauthn.create", options as unknown as Asked, wishes);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
      };
    },
    /** `navigator.credentials.get()` */
    async answer(options: Record<string, unknown>, wishes: Wishes = {}): Promise<Record<string, unknown>> {
      const data = await authenticatorData(wishes, PRESENT);
      const client = clientData("webauthn.get", options as unknown as Asked, wishes);
      const signed = joined(data, await sha256(client));
      const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(der(new Uint8Array(signature))),
          userHandle: wishes.userHandle === undefined ? owner : base64url(utf8(wishes.userHandle)),
        },
      };
    },
  };
}

/** CBOR: { fmt: "none", attStmt: {}, authData } */
function attestationObject(data: Uint8Array): Uint8Array {
  const [fmt, statement, key] = ["fmt", "attStmt", "authData"].map((word) => joined([0x60 + word.length], utf8(word)));
  if (!fmt || !statement || !key) throw new Error("unreachable");
  const none = joined([0x64], utf8("none"));
  return joined([0xa3], fmt, none, statement, [0xa0], key, [0x58, data.length], data);
}

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
async function coseKey(key: CryptoKey): Promise<Uint8Array> {
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", key)) as ArrayBuffer);
  return joined(
    [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01],
    [0x21, 0x58, 0x20],
    point.subarray(1, 33),
    [0x22, 0x58, 0x20],
    point.subarray(33),
  );
}

/** WebCrypto signs as r‖s, devices write ASN.1: SEQUENCE { INTEGER r, INTEGER s }. */
function der(signature: Uint8Array): Uint8Array {
  const integers = [signature.subarray(0, 32), signature.subarray(32)].map((bytes) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const short = bytes.subarray(start);
    const positive = (short[0] ?? 0) > 127 ? joined([0], short) : short;
    return joined([0x02, positive.length], positive);
  });
  const body = joined(...integers);
  return joined([0x30, body.length], body);
}
