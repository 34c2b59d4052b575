import { disabledReason } from "../../contract/account/notifications.ts";
import { z } from "../../contract/zod.ts";
import { switchesIn } from "../../domain/notifications/mail-settings.ts";

const enable = z.object({ intent: z.literal("enable"), reason: disabledReason });

/** The boxes `email.like`, `email.news` …: a ticked one says "on", any other one nothing. */
const boxes = z.record(z.string(), z.string()).default({});

/** The columns of boxes that the page showed: an unticked box sends nothing, so they say that they were there. */
const save = z
  .object({ intent: z.literal("save"), columns: z.string(), email: boxes, push: boxes })
  .transform(({ intent, columns, email, push }) => ({
    intent,
    email: switchesIn(email),
    push: columns.split(" ").includes("push") ? switchesIn(push) : undefined,
  }));

/** Either the switches, or mail again after it was switched off for a reason. */
export const notificationsForm = z.union([enable, save]);
