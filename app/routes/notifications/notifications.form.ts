import { disabledReason } from "../../contract/notifications.ts";
import { z } from "../../contract/zod.ts";
import { switchesIn } from "../../domain/notifications/mail-settings.ts";

const enable = z.object({ intent: z.literal("enable"), reason: disabledReason });

/** The columns of boxes that the page showed: an unticked box sends nothing, so they say that they were there. */
const save = z
  .object({ intent: z.literal("save"), columns: z.string() })
  .catchall(z.string())
  .transform(({ columns, ...fields }) => ({
    intent: "save" as const,
    email: switchesIn(fields, "email."),
    push: columns.split(" ").includes("push") ? switchesIn(fields, "push.") : undefined,
  }));

/** Either the switches, or mail again after it was switched off for a reason. */
export const notificationsForm = z.union([enable, save]);
