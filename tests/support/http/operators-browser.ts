import type { QueueName } from "../../../app/contract/operators/queue-names.ts";
import { eventually } from "../eventually.ts";
import type { siteApi } from "../site/site-api.ts";
import { codeInMail } from "./code-in-mail.ts";
import { noScriptBrowser, type NoScriptBrowser } from "./no-script-browser.ts";

interface StaffedSite {
  origin: string;
  internal: ReturnType<typeof siteApi>;
}

/** A new operator's browser without scripts, signed in. */
export async function operatorsBrowser(
  { origin, internal }: StaffedSite,
  options: { language?: string } = {},
): Promise<NoScriptBrowser> {
  const operator = { email: `${crypto.randomUUID()}@staff.example`, password: "a long operator password" };
  await internal.makeOperator({ ...operator, name: "Olga" });
  const browser = noScriptBrowser(origin, options);
  await browser.post("/operator/login", operator);
  const code = await codeInMail(origin, operator.email);
  const { status } = await browser.post("/operator/login/code", { code });
  if (status !== 303) throw new Error(`The operator's code was answered with ${status}.`);
  return browser;
}

/**
 * Claims in a queue until its page says these words; the path of that page. All tests have the same queues: what is another's is left,
 * and after ten of them everything, since two operators could each have what the other looks for.
 */
export async function claimItem(browser: NoScriptBrowser, queue: QueueName, words: string): Promise<string> {
  let [path, tries] = ["", 0];
  const look = async () => {
    if (++tries % 10 === 0) await leaveClaims(browser);
    const after = /\d+$/.exec(path)?.[0];
    ({ location: path = "" } = await browser.post(`/operator/next/${queue}`, after ? { after } : {}));
    return /\d$/.test(path) && (await browser.get(path)).html.includes(words);
  };
  // Tests beside this one fill the same queue, and each look is two pages.
  await eventually(`${queue} has: ${words}`, look, 20_000);
  return path;
}

/** What is claimed is left to others. */
export async function leaveClaims(browser: NoScriptBrowser): Promise<void> {
  await browser.post("/operator/next/photos", { stop: "1" });
}
