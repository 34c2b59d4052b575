import type { SignedInDevice } from "../../../contract/access.ts";
import { deviceName, deviceOf } from "../../../domain/visitor/device.server.ts";
import type { NamedDevice } from "./devices.tsx";

/** A device as the page lists it. */
export function namedDevice(device: SignedInDevice): NamedDevice {
  const known = deviceOf(device.device);
  return { ...device, name: deviceName(known), inHand: known.phone || known.system === "iPad" };
}
