import { createContext } from "react-router";
import type { OpenedSession } from "./session.server.ts";

/** Begins the browser's session. Only `completeSignIn` and `completeOperatorSignIn` of `app/auth` may import these, which lint checks. Decision 0157. */
export const startSessionContext = createContext<OpenedSession["start"]>();
export const startOperatorSessionContext = createContext<OpenedSession["start"]>();
