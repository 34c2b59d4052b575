import { createContext } from "react-router";
import type { Answer } from "../../api/reply.server.ts";
import type { Settings } from "../../contract/site.ts";

/** The site's settings, or why there are none; pages read them by `settingsOf`. */
export const settingsContext = createContext<Answer<Settings>>({ ok: false, problem: { error: "server_error" } });
