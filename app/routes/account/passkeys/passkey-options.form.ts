import { z } from "../../../contract/zod.ts";
import { ownPassword } from "../own-password.form.ts";

/** What the script sends before it asks the device. */
export const passkeyOptionsForm = z.object({ password: ownPassword });
