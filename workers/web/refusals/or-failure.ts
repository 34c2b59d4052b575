/**
 * What React Router answers, unless that is its last resort: where the error page broke, too, it logs the error and answers a line of English,
 * or nothing at all. A visitor is shown our own words then (refusals.ts, `failed`). No answer to HEAD has a body.
 */
export function orFailure({ method }: Request, answer: Response): Response {
  if (method === "HEAD") return answer;
  const isLastResort = answer.body === null || answer.headers.get("Content-Type") === "text/plain";
  if (answer.status === 500 && isLastResort) throw new Error("The error page could not be shown");
  return answer;
}
