import { z } from "../../../contract/zod.ts";
import { writtenLocales } from "../../../domain/locale/languages.ts";
import { isTimeZone } from "../../../domain/locale/time-zone.ts";
import { ticked } from "../../../page-parts/form-rules/ticked.ts";

/** How the site looks to a member. No time zone: that of their country. */
export const displayForm = z.object({
  comfort_mode: ticked,
  light_mode: ticked,
  enter_sends: ticked,
  /** Light or dark; `system`: as the device has it. */
  theme: z.enum(["system", "light", "dark"]).default("system"),
  language: z.enum(writtenLocales),
  time_zone: z
    .string()
    .max(64)
    .refine((zone) => zone === "" || isTimeZone(zone), "invalid")
    .default(""),
});

export type DisplayChoices = z.output<typeof displayForm>;
