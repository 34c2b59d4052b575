import { randomUUID } from "node:crypto";
import { listDevelopmentMail } from "../../../app/contract/development.ts";
import { operatorCode, operatorPassword } from "../../../app/contract/operators/operators.ts";
import { eventually } from "../eventually.ts";
import type { ApiClient } from "../http/api-client.ts";
import type { siteApi } from "./site-api.ts";

interface StaffedSite {
  internal(): ReturnType<typeof siteApi>;
  device(cookie: string): ApiClient;
}

/** Somebody of the staff who is signed in: their cookie. */
export async function operatorCookie(site: StaffedSite): Promise<string> {
  const operator = { email: `${randomUUID()}@staff.example`, password: "a long operator password" };
  await site.internal().makeOperator({ ...operator, name: "Olga" });
  const api = site.device("none=none");
  const { challenge } = await api.callOrThrow(operatorPassword, { ...operator, language: "en" });
  let code = "";
  await eventually("the mail with the code is there", async () => {
    const { mails } = await api.callOrThrow(listDevelopmentMail, { to: operator.email });
    code = /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
    return code !== "";
  });
  await api.callOrThrow(operatorCode, { challenge, code });
  return `operator=${api.cookies["operator"]}`;
}
