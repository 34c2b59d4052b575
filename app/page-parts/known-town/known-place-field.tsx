import type { FormReply } from "../../ui/form/form-fields.ts";
import { placeName } from "./known-town.ts";

/** The place that is not asked about (`known`), or the one that has just been: sent once more it is taken. */
export function KnownPlaceField({ known, reply }: { known: string; reply?: FormReply }) {
  const { region, city } = reply?.error?.["city"] ? (reply.initialValue ?? {}) : {};
  const asked = typeof city === "string" ? placeName({ region: String(region), city }) : known;
  return <input type="hidden" name="known" value={asked} readOnly />;
}
