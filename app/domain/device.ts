/** Names that their owners know; the same words in every language. */
export type Browser = "Chrome" | "Firefox" | "Safari" | "Edge" | "Samsung Internet" | "Opera";
export type System = "Windows" | "macOS" | "Linux" | "ChromeOS" | "Android" | "iPhone" | "iPad";

/** What a device is, as its owner would say it. Undefined: unknown. */
export interface Device {
  browser: Browser | undefined;
  system: System | undefined;
  /** A telephone; neither a tablet nor a computer. */
  phone: boolean;
}

/** The first that fits: most browsers also carry the names of those whose pages they want to be given. */
const browsers: readonly (readonly [RegExp, Browser])[] = [
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\//, "Edge"],
  [/\b(?:OPR|OPT|OPX|Opera)\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, System])[] = [
  [/\biPad\b/, "iPad"],
  [/\biP(?:hone|od)\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows NT\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** Characters of a user agent that are looked at: real ones are shorter. */
const LONGEST = 256;

/** Reads a user agent. It is only ever shown: anybody can send any, and an iPad may say that it is a Mac. */
export function deviceOf(userAgent: string | null | undefined): Device {
  const words = (userAgent ?? "").slice(0, LONGEST);
  const system = nameIn(systems, words);
  return {
    browser: nameIn(browsers, words),
    system,
    phone: system === "iPhone" || (system === "Android" && /\bMobile\b/.test(words)),
  };
}

/** "Chrome (Windows)", the same in every language; empty when nothing is known of it. */
export function deviceName({ browser, system }: Device): string {
  return browser && system ? `${browser} (${system})` : (browser ?? system ?? "");
}

function nameIn<Name>(names: readonly (readonly [RegExp, Name])[], words: string): Name | undefined {
  return names.find(([pattern]) => pattern.test(words))?.[1];
}
