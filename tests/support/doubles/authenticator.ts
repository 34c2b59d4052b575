import {
  AuthenticatorEmulator,
  type PasskeyDiscoverableCredential,
  RpId,
  WebAuthnEmulator,
} from "nid-webauthn-emulator";

/** What a forgery changes. */
interface Wishes {
  origin?: string;
  /** The RP ID that the device believes it talks to. */
  party?: string;
  counter?: number;
  /** Instead of the owner that the passkey was made for. */
  userHandle?: string;
  /** Does the device see who holds it (PIN, fingerprint, face)? It does, if left out. */
  verified?: boolean;
}

type Options = Record<string, unknown>;
type Creation = Parameters<WebAuthnEmulator["createJSON"]>[1];
type Request = Parameters<WebAuthnEmulator["getJSON"]>[1];

/** Makes a first passkey: the emulator cannot answer without one. */
const nobody = {
  challenge: "AAAA",
  rp: { name: "Nobody's" },
  user: { id: "AAAA", name: "nobody", displayName: "Nobody" },
  pubKeyCredParams: [-7, -8].map((alg) => ({ type: "public-key", alg })),
};

interface Phone {
  site?: string;
  party?: string;
  /** Inside workerd the emulator can only sign with EdDSA: it names no hash, which workerd wants for others. */
  algorithm?: "ES256" | "EdDSA";
}

/**
 * A phone with one passkey, whose signature counter stays 0. Forgeries can be made: unlike a browser it does not check
 * that origin and RP ID belong together.
 */
export function anAuthenticator(phone: Phone = {}) {
  const { site = "http://localhost", party: home = "localhost", algorithm = "ES256" } = phone;
  let verified = true;
  const passkey = onePasskey();
  const authenticator = new AuthenticatorEmulator({
    algorithmIdentifiers: [algorithm],
    transports: ["internal"],
    signCounterIncrement: 0,
    userMakeCredentialInteraction: (user) => ({ user, options: { uv: verified, up: true } }),
    userGetAssertionInteraction: (user) => ({ user, options: { uv: verified, up: true } }),
    credentialsRepository: passkey,
  });
  const browser = new WebAuthnEmulator(authenticator);

  /** `navigator.credentials.create()` */
  function make(options: Options, { origin = site, party = home, ...wishes }: Wishes = {}): Options {
    passkey.wish(undefined);
    verified = wishes.verified ?? true;
    const order = { ...options, rp: { ...(options["rp"] as object), id: party } } as unknown as Creation;
    return { ...browser.createJSON(origin, order, [origin]) };
  }

  /** `navigator.credentials.get()` */
  function answer({ challenge }: Options, { origin = site, party = home, ...wishes }: Wishes = {}): Options {
    passkey.wish({ party, ...wishes });
    verified = wishes.verified ?? true;
    return { ...browser.getJSON(origin, { challenge, rpId: party } as Request, [origin]) };
  }

  make(nobody);
  return { id: () => base64url(passkey.made().publicKeyCredentialDescriptor.id), make, answer };
}

/** The emulator's memory: the passkey that was made last, changed as the test asks. */
function onePasskey() {
  let passkey: PasskeyDiscoverableCredential | undefined;
  let wishes: Wishes | undefined;
  const made = () => {
    if (!passkey) throw new Error("no passkey was made");
    return passkey;
  };
  return {
    made,
    /** For the next answer; undefined while one is made. */
    wish(wanted: Wishes | undefined) {
      wishes = wanted;
    },
    saveCredential(credential: PasskeyDiscoverableCredential) {
      if (!wishes) passkey = credential;
    },
    deleteCredential() {},
    loadCredentials() {
      if (!passkey) return [];
      return [wishes ? asWished(passkey, wishes) : passkey];
    },
  };
}

function asWished(
  passkey: PasskeyDiscoverableCredential,
  { party = "", counter = 0, userHandle }: Wishes,
): PasskeyDiscoverableCredential {
  const { publicKeyCredentialSource: source, authenticatorData: data, user } = passkey;
  return {
    ...passkey,
    publicKeyCredentialSource: { ...source, rpId: new RpId(party) },
    authenticatorData: { ...data, signCount: counter },
    user: userHandle === undefined ? user : { ...user, id: Uint8Array.from(Buffer.from(userHandle)) },
  };
}

function base64url(bytes: BufferSource): string {
  return Buffer.from(bytes as Uint8Array).toString("base64url");
}
