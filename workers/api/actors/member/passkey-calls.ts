import { AccessCalls } from "./access-calls.ts";

/** Passkeys: adding, removing, signing in. */
export class PasskeyCalls extends AccessCalls {}
