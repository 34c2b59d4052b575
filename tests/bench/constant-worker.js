// The minimum for a page of these bytes: no router, only the headers that describe them.
export default {
  fetch(_request, { BODY }) {
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
    return new Response(BODY, { headers, encodeBody: "manual" });
  },
};
