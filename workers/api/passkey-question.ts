import { clock } from "./clock.ts";
import { randomness } from "./randomness.ts";
import { sameText, sign } from "./signature.ts";

/** From the press of the button to the finger on the phone. */
const LIFETIME = 5 * 60_000;

/** What a device is asked to sign. Nothing is kept of a question: it comes back with its answer, signed. */
export interface PasskeyQuestion {
  /** 256 random bits, base64url. */
  challenge: string;
  purpose: "add" | "sign_in";
  /** Whose passkey is added; who signs in is not known yet. */
  member?: string;
  expires: number;
}

type Asked = Pick<PasskeyQuestion, "purpose" | "member">;

/** A new question, and the `state` that brings it back. */
export function askQuestion(secret: string, asked: Asked): { challenge: string; state: string } {
  const question: PasskeyQuestion = { ...asked, challenge: randomness.token(), expires: clock.now() + LIFETIME };
  const body = Buffer.from(JSON.stringify(question)).toString("base64url");
  return { challenge: question.challenge, state: `${body}.${signatureOf(secret, body)}` };
}

/** The question that an answer came with, if it is one of ours, of this kind, and not too old. */
export function readQuestion(secret: string, state: string, asked: Asked): PasskeyQuestion | undefined {
  const [body = "", signature = ""] = state.split(".", 2);
  if (!sameText(signature, signatureOf(secret, body))) return undefined;
  const question = JSON.parse(Buffer.from(body, "base64url").toString()) as PasskeyQuestion;
  const fits = question.purpose === asked.purpose && question.member === asked.member;
  return fits && clock.now() < question.expires ? question : undefined;
}

function signatureOf(secret: string, body: string): string {
  return sign(secret, "passkey-question", body);
}
