import { PasskeyCalls } from "./passkey-calls.ts";

/** Notifications, preferences, consents, and the mails that were sent. */
export class SettingsCalls extends PasskeyCalls {}
