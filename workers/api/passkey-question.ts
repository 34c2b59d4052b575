import { clock } from "./clock.ts";
import { randomness } from "./randomness.ts";
import { sameText, seal } from "./seal.ts";

/** From the press of the button to the finger on the phone. */
const LIFETIME = 5 * 60_000;

/** What a device is asked to sign. Nothing is kept of a question: it comes back with its answer, sealed. */
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
  return { challenge: question.challenge, state: `${body}.${sealOf(secret, body)}` };
}

/** The question that an answer came with, if it is one of ours, of this kind, and not too old. */
export function readQuestion(secret: string, state: string, asked: Asked): PasskeyQuestion | undefined {
  const [body = "", sealed = ""] = state.split(".", 2);
  if (!sameText(sealed, sealOf(secret, body))) return undefined;
  const question = JSON.parse(Buffer.from(body, "base64url").toString()) as PasskeyQuestion;
  const fits = question.purpose === asked.purpose && question.member === asked.member;
  return fits && clock.now() < question.expires ? question : undefined;
}

function sealOf(secret: string, body: string): string {
  return seal(secret, "passkey-question", body);
}
