import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** The stream of React Router's own default entry for Workers; bots wait for the whole page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={page} url={request.url} />, {
    signal: AbortSignal.timeout(6000),
    onError(error: unknown) {
      console.error(error);
    },
  });
  const userAgent = request.headers.get("User-Agent");
  if (userAgent && isbot(userAgent)) await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { headers, status });
}
