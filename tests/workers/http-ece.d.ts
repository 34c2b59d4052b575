/** The part of the package that the tests use; it comes without types. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  interface Opening {
    version: "aes128gcm";
    privateKey: ECDH;
    /** base64url */
    authSecret: string;
  }

  const ece: { decrypt(sealed: Buffer, opening: Opening): Buffer };
  export default ece;
}
