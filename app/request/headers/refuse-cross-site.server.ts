import { data, type MiddlewareFunction } from "react-router";
import { platformContext } from "../platform.server.ts";

/** An unsafe request that another site caused ends on the error page. The Worker has already made it a harmless GET. */
export const refuseCrossSite: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(platformContext).crossSite) throw data({ crossSite: true }, { status: 403 });
};
