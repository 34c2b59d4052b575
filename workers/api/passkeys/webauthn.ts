// Loaded together, in this order: bundled apart, the helpers run before what they need (`reflect-metadata`), and fail.
export { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
export { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
