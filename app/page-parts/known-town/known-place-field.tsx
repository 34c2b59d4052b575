import { useContext } from "react";
import { FormContext, sentValues } from "../../ui/form/form-fields.ts";
import { placeName } from "./known-town.ts";

/**
 * The place that is not asked about (`known`), or the one that has just been: sent once more it is taken, also when
 * something else was wrong meanwhile.
 */
export function KnownPlaceField({ known = "" }: { known?: string }) {
  const { reply = {} } = useContext(FormContext).source;
  const { region = "", city, known: before } = sentValues(reply);
  const asked = reply.error?.["city"] && city ? placeName({ region, city }) : before;
  return <input type="hidden" name="known" value={asked ?? known} readOnly />;
}
