import { expect } from "vitest";
import { setPush } from "../../app/contract/notifications.ts";
import { aMember } from "./a-member.ts";
import { aPushDevice } from "./a-push-service.ts";
import { aVisitor } from "./a-visitor.ts";

const site = "periwinkle";

/** Anna, signed in on a device that gets push messages, and Bert. */
export async function annaAndBert() {
  const [anna, bert] = [await aMember({ site, language: "en" }), await aMember({ site, name: "Bert", credits: 20 })];
  const phone = await aPushDevice();
  const browser = aVisitor();
  browser.setCookie(`session=${anna.id}.${anna.token}`);
  const subscribe = (subscription: unknown) => browser.call(setPush, { subscription });
  expect((await subscribe(phone.subscription)).status).toBe(200);
  return { anna, bert, phone, browser, subscribe };
}
