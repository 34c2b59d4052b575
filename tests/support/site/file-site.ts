import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestSite } from "../../../scripts/serve/test-site.ts";
import { mailApi } from "../doubles/mail-api.ts";
import { eventually } from "../eventually.ts";
import { siteApi } from "./site-api.ts";

/** A live site that collects by files for its own bank; its mails and text messages are read here. */
export async function fileSite() {
  const mails = await mailApi("a key that only tests sign with");
  const sms = await smsCarrier();
  const dataDir = mkdtempSync(join(tmpdir(), "periwinkle-files-"));
  const site = await startTestSite({
    dataDir,
    mode: "live",
    mail: { MAIL_HTTP_URL: mails.url, MAIL_HTTP_KEY: "key", MAIL_FROM: "post@periwinkle.example" },
    payment: {
      SDD_CREDITOR_IBAN: "NL02ABNA0123456789",
      SDD_CREDITOR_ID: "NL92ZZZ000000000001",
      SMS_HTTP_URL: sms.url,
      SMS_HTTP_TOKEN: "token",
    },
  });
  const apiOrigin = site.apiOrigin ?? "";
  return {
    origin: site.origin,
    apiOrigin,
    internal: siteApi({ apiOrigin, seedToken: site.seedToken }),
    codeTo: (number: string) => inText(CODE, () => sms.taken.filter(({ to }) => to === number)),
    codeMailedTo: (address: string) => inText(CODE, () => mails.taken.filter(({ to }) => to === address)),
    /** What the mail that confirms an address leads to. */
    async confirmation(address: string) {
      const link = await inText(/\S+\/activate\?\S+/, () => mails.taken.filter(({ to }) => to === address));
      const { searchParams } = new URL(link);
      return { id: searchParams.get("id") ?? "", token: searchParams.get("token") ?? "" };
    },
    async stop() {
      await site.stop();
      await mails.stop();
      await sms.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

const CODE = /\b\d{6}\b/;

/** In the newest message that has it. */
async function inText(wanted: RegExp, messages: () => { text?: string }[]): Promise<string> {
  let found = "";
  await eventually(`a message has ${wanted}`, () => {
    const texts = messages().map(({ text = "" }) => wanted.exec(text)?.[0] ?? "");
    found = texts.findLast((text) => text !== "") ?? "";
    return Promise.resolve(found !== "");
  });
  return found;
}

async function smsCarrier() {
  const taken: { to: string; text: string }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      taken.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof taken)[number]);
      response.end();
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
