import { SettingsCalls } from "./settings-calls.ts";

/** The end of an account: deletion, its undoing, erasure, export. */
export class ClosingCalls extends SettingsCalls {}
