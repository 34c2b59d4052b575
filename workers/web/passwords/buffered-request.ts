/** A request whose body is in memory already. Only `withBody` makes it readable again. */
export interface BufferedRequest {
  request: Request;
  /** Nothing where the method has none. */
  body?: Uint8Array<ArrayBuffer> | undefined;
}

/** The request with its body, to be read as if it had just come. Whoever is refused before needs no second one. */
export function withBody(request: Request, body: BufferedRequest["body"]): Request {
  return body ? new Request(request, { method: request.method, body }) : request;
}
