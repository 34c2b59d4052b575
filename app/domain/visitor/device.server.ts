import { BROWSER_MAP, OS_MAP, parse } from "bowser";

/** What a device is, as its owner would say it. Undefined: unknown. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
  /** A telephone; neither a tablet nor a computer. */
  phone: boolean;
}

/** Characters of a user agent that are looked at: real ones are shorter. */
const LONGEST = 256;

/** Bowser takes any word for a browser that it does not know; a name stands in mails, so nobody may make one up. */
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.values(BROWSER_MAP),
  ...Object.values(OS_MAP),
  "iPhone",
  "iPad",
  "iPod",
]);

/** What people call them, where it is not what Bowser says. */
const SHORT: Readonly<Record<string, string>> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
  "Chrome OS": "ChromeOS",
};

/** Reads a user agent. It is only ever shown: anybody can send any, and an iPad may say that it is a Mac. */
export function deviceOf(userAgent: string | null | undefined): Device {
  const words = (userAgent ?? "").slice(0, LONGEST);
  if (words === "") return { browser: undefined, system: undefined, phone: false };
  const { browser, os, platform } = parse(words);
  const system = (os.name === OS_MAP["iOS"] && nameOf(platform.model)) || nameOf(os.name);
  return { browser: nameOf(browser.name), system, phone: platform.type === "mobile" };
}

function nameOf(name: string | undefined): string | undefined {
  return name !== undefined && KNOWN.has(name) ? (SHORT[name] ?? name) : undefined;
}

/** "Chrome (Windows)", the same in every language; empty when nothing is known of it. */
export function deviceName({ browser, system }: Device): string {
  return browser && system ? `${browser} (${system})` : (browser ?? system ?? "");
}
