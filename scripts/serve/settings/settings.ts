import { accessSync, constants, mkdirSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { isCreditorId } from "../../../app/domain/sepa/creditor-id.ts";
import { readSiteTable } from "../../../app/domain/site/site-table.ts";
import { OperatorError } from "../../progress.ts";
import { ROOT } from "../build.ts";
import { isHost, isHostPattern, isListOf, isLoopback } from "./host-names.ts";
import { isIban } from "./iban.ts";
import type { SiteSettings } from "../site.ts";

/** Variables that an operator sets and both Workers read as they are. */
const PASSED_ON = [
  "PUBLIC_ORIGIN",
  "SITES",
  "SITE_MODE",
  "COUNTRY_HEADER",
  "CLIENT_IP_HEADER",
  "PUSH_SUBJECT",
  "PUSH_SERVICES",
];
const MAIL = ["MAIL_SMTP_URL", "MAIL_HTTP_URL", "MAIL_HTTP_KEY", "MAIL_WEBHOOK_KEY", "MAIL_FROM"];
const DEBITS = ["SDD_CREDITOR_ID", "SDD_CREDITOR_IBAN", "SDD_CREDITOR_BIC", "SMS_HTTP_URL", "SMS_HTTP_TOKEN"];
const PAYMENT = ["MOLLIE_KEY", "MOLLIE_URL", ...DEBITS];
/** For the web Worker alone. */
const WEB = ["SITE_HOSTS", "SESSION_SECRET_PREVIOUS"];
const SECRETS = ["SESSION_SECRET", "SESSION_SECRET_PREVIOUS", "PHOTO_SECRET", "TOKEN_SECRET"];

/** As many characters as `openssl rand -base64 24` makes; the Workers refuse less, too. */
const SHORTEST_SECRET = 32;

/** The settings of `npm start`, from the environment. One `OperatorError` names everything that is wrong, a sentence each. */
export function settingsFromEnvironment(environment: NodeJS.ProcessEnv): SiteSettings {
  const wrong = problemsOf(environment);
  if (wrong.length > 0) throw new OperatorError(wrong.join("\n"));
  const passed = (names: string[]): Record<string, string> =>
    Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, withoutSlash(environment[name])]] : [])));
  const mode = modeOf(environment);
  return {
    dataDir: dataDirOf(environment),
    // Whoever reaches a demonstration may read all its mails.
    host: environment["HOST"] || (mode === "demo" ? "127.0.0.1" : "*"),
    port: Number(environment["PORT"] || 8787),
    ...(environment["API_ORIGIN"] && { apiOrigin: withoutSlash(environment["API_ORIGIN"]) }),
    variables: { ...passed(PASSED_ON), SITE_MODE: mode },
    web: passed(WEB),
    mail: passed(MAIL),
    payment: passed(PAYMENT),
  };
}

function modeOf(environment: NodeJS.ProcessEnv): string {
  return environment["SITE_MODE"] || usualMode(environment["PUBLIC_ORIGIN"]);
}

/**
 * A fresh clone is a demonstration. A site with a public address is one only if its operator says so: anybody may read
 * a demonstration's mails, sign in as its people and buy for nothing.
 */
function usualMode(publicOrigin: string | undefined): "demo" | "live" {
  const host = publicOrigin ? URL.parse(publicOrigin)?.hostname : "localhost";
  return host !== undefined && isLoopback(host) ? "demo" : "live";
}

function dataDirOf(environment: NodeJS.ProcessEnv): string {
  return resolve(ROOT, environment["DATA_DIR"] || ".data");
}

/** What is wrong with a variable that is set, as the end of a sentence that begins with its name. */
const checks: Record<string, (value: string) => string | undefined> = {
  PORT: (value) => must(/^\d{1,5}$/.test(value) && Number(value) <= 65_535, "is a number from 0 to 65535"),
  HOST: (value) =>
    must(["*", "localhost"].includes(value) || isIP(value) > 0, "is an IP address of this machine, localhost or *"),
  PUBLIC_ORIGIN: (value) => must(isOrigin(value), "is the site's address like https://www.example.org, without a path"),
  API_ORIGIN: (value) => must(isOrigin(value), "is an address like https://api.example.org, without a path"),
  SITE_HOSTS: (value) => must(isListOf(isHost, value), "is a list of hosts like www.example.org example.org:8443"),
  SITE_MODE: (value) => must(["demo", "live"].includes(value), "is demo or live"),
  COUNTRY_HEADER: (value) => must(isHeaderName(value), "is the name of a header"),
  CLIENT_IP_HEADER: (value) => must(isHeaderName(value), "is the name of a header"),
  MAIL_SMTP_URL: (value) => must(hasScheme(value, "smtps:", "smtp:"), "is like smtps://user:password@host:465"),
  MAIL_HTTP_URL: (value) => must(hasScheme(value, "https:", "http:"), "is an http(s) address"),
  MAIL_FROM: (value) => must(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value), "is an e-mail address"),
  MOLLIE_KEY: (value) => must(/^(live|test)_[A-Za-z0-9]{10,}$/.test(value), "is Mollie's API key: live_… or test_…"),
  MOLLIE_URL: (value) => must(isOrigin(value), "is an address like https://api.example.org, without a path"),
  SDD_CREDITOR_ID: (value) => must(isCreditorId(value), "is a creditor identifier like NL92ZZZ000000000001"),
  SDD_CREDITOR_IBAN: (value) => must(isIban(value), "is an IBAN like NL91ABNA0417164300, without spaces"),
  SDD_CREDITOR_BIC: (value) => must(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value), "is a BIC like ABNANL2A"),
  SMS_HTTP_URL: (value) => must(hasScheme(value, "https:", "http:"), "is an http(s) address"),
  PUSH_SUBJECT: (value) => must(hasScheme(value, "mailto:", "https:"), "is a mailto: or https: address"),
  PUSH_SERVICES: (value) =>
    must(isListOf(isHostPattern, value), "is a list of hosts like push.example.org, with spaces between"),
  ...Object.fromEntries(
    SECRETS.map((name) => [name, (value: string) => must(value.length >= SHORTEST_SECRET, LONG_ENOUGH)]),
  ),
};

const LONG_ENOUGH = `has at least ${SHORTEST_SECRET} characters (openssl rand -base64 32)`;

/** Everything that would stop the site or break it silently; no value is repeated, it may be a secret. */
function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  const each = Object.entries(checks).flatMap(([name, check]) => {
    const value = environment[name];
    const wrong = value ? check(value) : undefined;
    return wrong ? [`${name} is not right: it ${wrong}.`] : [];
  });
  return [...each, ...togetherProblems(environment), ...folderProblems(dataDirOf(environment))];
}

function togetherProblems(environment: NodeJS.ProcessEnv): string[] {
  const set = (name: string) => Boolean(environment[name]);
  const problems: string[] = [];
  const sites = readSiteTable({ PUBLIC_ORIGIN: environment["PUBLIC_ORIGIN"], SITES: environment["SITES"] });
  if ("wrong" in sites) problems.push(`SITES is not right: it ${sites.wrong}.`);
  if (set("PUSH_PUBLIC_KEY") !== set("PUSH_PRIVATE_KEY"))
    problems.push("PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together: set both, or none.");
  if ((set("MAIL_SMTP_URL") || set("MAIL_HTTP_URL")) && !set("MAIL_FROM"))
    problems.push("MAIL_FROM is missing: mail needs an address that it comes from.");
  if (set("MAIL_HTTP_URL") && !set("MAIL_HTTP_KEY"))
    problems.push("MAIL_HTTP_KEY is missing: the service behind MAIL_HTTP_URL asks for it.");
  if (set("SMS_HTTP_URL") !== set("SMS_HTTP_TOKEN"))
    problems.push("SMS_HTTP_URL and SMS_HTTP_TOKEN belong together: set both, or none.");
  return [...problems, ...keyProblems(environment)];
}

/** A live site would give credits for test money, a demonstration would take real money for people who are none. */
function keyProblems(environment: NodeJS.ProcessEnv): string[] {
  const [key, mode] = [environment["MOLLIE_KEY"] ?? "", modeOf(environment)];
  if (mode === "live" && key.startsWith("test_"))
    return ["MOLLIE_KEY is a test key, and this site is live: set the live_… key, or SITE_MODE=demo."];
  if (mode === "demo" && key.startsWith("live_"))
    return ["MOLLIE_KEY takes real money, and this is a demonstration: set the test_… key, or SITE_MODE=live."];
  return [];
}

function folderProblems(dataDir: string): string[] {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    return [`The data folder ${dataDir} cannot be written to (${code}): choose another one with DATA_DIR.`];
  }
}

function must(fits: boolean, words: string): string | undefined {
  return fits ? undefined : words;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === withoutSlash(text).toLowerCase();
}

function hasScheme(text: string, ...schemes: string[]): boolean {
  const url = URL.parse(text);
  return url !== null && schemes.includes(url.protocol);
}

/** RFC 9110, token. */
function isHeaderName(text: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text);
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, "");
}
