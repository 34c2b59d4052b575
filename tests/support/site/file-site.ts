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
    codeTo: (number: string) => codeIn(() => sms.taken.filter(({ to }) => to === number).at(-1)?.text),
    codeMailedTo: (address: string) => codeIn(() => mails.taken.filter(({ to }) => to === address).at(-1)?.["text"]),
    async stop() {
      await site.stop();
      await mails.stop();
      await sms.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function codeIn(newest: () => string | undefined): Promise<string> {
  let code = "";
  await eventually("a code came", () => {
    code = /\b\d{6}\b/.exec(newest() ?? "")?.[0] ?? "";
    return Promise.resolve(code !== "");
  });
  return code;
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
