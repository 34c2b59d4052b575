import type { SignedInDevice } from "../../../contract/account/access.ts";
import { formatAgo, formatDay } from "../../../domain/locale/format.ts";
import { deviceName, deviceOf } from "../../../domain/visitor/device.server.ts";
import { type Context, localeOf, textsOf } from "../../../request/context.server.ts";
import type { NamedDevice } from "./devices.tsx";

/** A device as the page lists it; times are in words, as the browser's own might differ. `now`: in ms since 1970. */
export function namedDevice(device: SignedInDevice, { context, now }: { context: Context; now: number }): NamedDevice {
  const [t, locale] = [textsOf(context), localeOf(context)];
  const { id, current, created, last_seen: seen, method } = device;
  const known = deviceOf(device.device);
  const lastSeen = seen ? t("access:security.last_seen", { ago: formatAgo(seen, locale, now) }) : "";
  return {
    id,
    current,
    name: deviceName(known) || t("access:security.unknown_device"),
    inHand: known.phone || known.system === "iPad",
    lastSeen: current ? t("access:security.this_device") : lastSeen,
    since: created
      ? t(`access:security.since.${method ?? "unknown"}`, { day: formatDay(created.slice(0, 10), locale) })
      : "",
  };
}
