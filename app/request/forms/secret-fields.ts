/** Words of which one in a field's name makes it a secret: what was typed there is never sent back. */
const SECRET_WORDS = ["password", "otp", "code", "pin", "token", "secret"];

/** Is it a field whose value no answer may hold? `old_password`, `otp`, `reset.token`. An IBAN is none: who mistyped a postcode would type 18 signs anew (decision 0229). */
export function isSecretField(name: string): boolean {
  return name.split(/[^a-z]+/i).some((word) => SECRET_WORDS.includes(word.toLowerCase()));
}

/** A secret that its owner can type once more, as its box comes back empty. */
export function isPasswordField(name: string): boolean {
  return name.toLowerCase().includes("password");
}
