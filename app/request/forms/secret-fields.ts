/** Words of which one in a field's name makes it a secret: what was typed there is never sent back. */
const SECRET_WORDS = ["password", "iban", "otp", "code", "pin", "token", "secret"];

/** Is it a field whose value no answer may hold? `old_password`, `iban`, `reset.token`. */
export function isSecretField(name: string): boolean {
  return name.split(/[^a-z]+/i).some((word) => SECRET_WORDS.includes(word.toLowerCase()));
}

/** A secret that its owner can type once more, as its box comes back empty. */
export function isPasswordField(name: string): boolean {
  return name.toLowerCase().includes("password");
}
