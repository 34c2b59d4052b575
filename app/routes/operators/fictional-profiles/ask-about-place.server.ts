import { doubtAboutPlace } from "../../../page-parts/known-town/doubt-about-place.server.ts";
import { type Context, textsOf } from "../../../request/context.server.ts";
import type { ReadForm, Refused } from "../../../request/forms/form.server.ts";

type Form = Extract<ReadForm<Parameters<typeof doubtAboutPlace>[0]>, { ok: true }>;

/** The form again where its town is to be asked about, once; with the town that may be meant. */
export async function askAboutPlace(form: Form, context: Context): Promise<Refused | undefined> {
  const doubt = await doubtAboutPlace(form.value, context);
  if (!doubt) return undefined;
  const { problem, meant } = doubt;
  const text = meant && textsOf(context)("operators:profiles.place_meant", { ...meant });
  return form.refuse({ error: "invalid_input", fields: { city: problem } }, { texts: { [problem]: text } });
}
