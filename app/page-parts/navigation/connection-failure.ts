/** What the error page is told when a page's data did not come. */
export interface ConnectionFailure {
  connection: "failed";
}

/** No answer came, or half of one. What the server itself says about a failure is neither. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause !== undefined);
}
