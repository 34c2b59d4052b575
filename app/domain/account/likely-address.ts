import { isOneSlipAway } from "./one-slip.ts";

/** Hosts of mail that most of our members have, by country; what is one slip away from one of them is likely to be it. */
const HOSTS = [
  "gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com icloud.com me.com aol.com",
  "gmx.de gmx.net web.de t-online.de freenet.de hotmail.de yahoo.de",
  "ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl live.nl hotmail.nl telenet.be skynet.be",
  "orange.fr wanadoo.fr free.fr laposte.net sfr.fr hotmail.fr yahoo.fr libero.it virgilio.it hotmail.it",
  "hotmail.es telefonica.net wp.pl onet.pl interia.pl o2.pl telia.com online.no btinternet.com hotmail.co.uk",
].flatMap((line) => line.split(" "));

/** Endings that are none, or hardly anybody's, and what was meant. */
const ENDINGS = new Map([
  ...["con", "cmo", "ocm", "comm", "cim", "vom"].map((typed) => [typed, "com"] as const),
  ["nll", "nl"],
]);

/**
 * The address that was probably meant where the host has a slip of the finger: `anna@gmial.com` is likely `anna@gmail.com`. Undefined: none
 * is likely. Whoever typed it has the last word; nothing is changed by itself.
 */
export function likelyAddress(email: string): string | undefined {
  const [, box, typed] = /^(.+)@([^@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (!box || !typed || HOSTS.includes(typed) || OTHERS.includes(typed)) return undefined;
  const mended = atItsOnlyEnding(typed) ?? withKnownEnding(typed);
  const host = HOSTS.find((known) => isLikely(mended, known)) ?? mended;
  return host === typed ? undefined : `${box}@${host}`;
}

/** Who has mail there has it at `.com`, and nowhere else. */
const ONLY_COM = ["gmail", "icloud"];
/** Left out, cut short, or a letter lost. */
const HARDLY_ENDINGS = ["", "co", "cm", "om", "c"];

/** What has no ending of its own, or hardly one, and is a known host with `.com`. */
function atItsOnlyEnding(typed: string): string | undefined {
  const [name = "", ending = ""] = typed.split(/\.(.*)/s);
  const host = `${name}.com`;
  return ONLY_COM.includes(name) || (HARDLY_ENDINGS.includes(ending) && HOSTS.includes(host)) ? host : undefined;
}

/** Hosts that others have are not near to any of these: mail.com is no slip of gmail.com, and hotmail.be none of hotmail.de. */
const OTHERS = ["mail.com", "email.com", "ymail.com", "fmail.com", "cloud.com", "icloud.com.cn"];

/** The ending is as it should be: another one is another country's. Short names are near to many others that exist. */
function isLikely(typed: string, known: string): boolean {
  const [name, ending] = [known.slice(0, known.indexOf(".")), known.slice(known.indexOf("."))];
  if (typed.endsWith(ending)) return name.length > 4 && isNear(typed.slice(0, -ending.length), name);
  return !typed.includes(".") && typed === known.replace(".", "");
}

function withKnownEnding(host: string): string {
  const at = host.lastIndexOf(".");
  const ending = ENDINGS.get(host.slice(at + 1));
  return ending ? `${host.slice(0, at)}.${ending}` : host;
}

function isNear(typed: string, name: string): boolean {
  return typed === name || isOneSlipAway(typed, name);
}
