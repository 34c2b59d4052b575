/** Whose passkeys: what is asked for those of one kind of account opens nothing of the other. */
export interface PasskeyKind {
  /** Of the challenges, which are signed with it. */
  purpose: { add: string; signIn: string };
  /** Does the device have to see who holds it (PIN, fingerprint, face)? */
  userVerification: "preferred" | "required";
}

/** A security key without a PIN is still more than a password (decision 0069). */
export const MEMBERS: PasskeyKind = {
  purpose: { add: "add", signIn: "sign_in" },
  userVerification: "preferred",
};

/** It stands for two steps, password and code, so having the device is not enough (decision 0178). */
export const OPERATORS: PasskeyKind = {
  purpose: { add: "operator_add", signIn: "operator_sign_in" },
  userVerification: "required",
};
