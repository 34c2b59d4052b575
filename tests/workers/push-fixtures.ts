import { expect } from "vitest";
import { setPush } from "../../app/contract/account/notifications.ts";
import { aMember, write } from "./member-fixtures.ts";
import { aPushDevice, aPushService } from "./push-service.ts";
import { aVisitor } from "./visitor-fixture.ts";

const site = "periwinkle";

/** Anna, signed in on a device that gets push messages, and Bert. */
export async function annaAndBert() {
  const [anna, bert] = [
    await aMember({ site, language: "en", images: [{ id: "a photo of her", status: "active" }] }),
    await aMember({ site, name: "Bert", credits: 20 }),
  ];
  const phone = aPushDevice();
  const browser = aVisitor();
  browser.setCookie(`session=${anna.id}.${anna.token}`);
  const subscribe = (subscription: unknown) => browser.call(setPush, { subscription });
  expect((await subscribe(phone.subscription)).status).toBe(200);
  return { anna, bert, phone, browser, subscribe };
}

/** As `annaAndBert`; what Bert wrote was refused once by a push service that is busy for as long as `service` says so. */
export async function aBusyPushService() {
  const people = await annaAndBert();
  const service = { status: 503 };
  const { calls } = aPushService([people.phone], () => service.status);
  await write(people.bert, people.anna);
  await people.bert.stub.runDue();
  await expect.poll(() => calls.length).toBe(1);
  return { ...people, service, calls };
}
