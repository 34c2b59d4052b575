import type { MiddlewareFunction } from "react-router";
import { settingsOf } from "../context.server.ts";
import { failure } from "../pages/failure.server.ts";

/** Guards pages that only a demonstration has; elsewhere they are not there, whatever the API behind answers. */
export const requireDemo: MiddlewareFunction<Response> = ({ context }) => {
  if (!settingsOf(context).demo) throw failure({ error: "not_found" });
};
