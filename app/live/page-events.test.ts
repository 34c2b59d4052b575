import { afterEach, expect, test, vi } from "vitest";
import { watchPageEvents } from "./page-events.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a push message of this device is like coming back to the page, until it is watched no more", () => {
  const [page, device, worker] = [new EventTarget(), new EventTarget(), new EventTarget()];
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  vi.stubGlobal("navigator", { serviceWorker: worker });
  const heard: string[] = [];
  const stop = watchPageEvents(
    () => heard.push("back"),
    () => heard.push("cut"),
  );
  worker.dispatchEvent(new Event("message"));
  device.dispatchEvent(new Event("offline"));
  device.dispatchEvent(new Event("online"));
  expect(heard).toEqual(["back", "cut", "back"]);
  stop();
  worker.dispatchEvent(new Event("message"));
  expect(heard).toHaveLength(3);
});
