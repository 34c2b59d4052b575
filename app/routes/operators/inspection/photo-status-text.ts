import { inspectionOf } from "../../../domain/images.ts";

type Key = `photo.status.${"active" | "inspection" | "refused"}`;

/** Whether others see a photo; one that is still being prepared waits as well. */
export function photoStatusText(status: string | null | undefined, t: (key: Key) => string): string {
  const state = inspectionOf(status);
  return t(`photo.status.${state === "preparing" ? "inspection" : state}`);
}
