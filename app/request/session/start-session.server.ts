import { createContext } from "react-router";
import type { OpenedSession } from "./session.server.ts";

/** Begins the browser's session. Only `app/auth/complete-sign-in.server.ts` may import it, which lint checks. Decision 0157. */
export const startSessionContext = createContext<OpenedSession["start"]>();
