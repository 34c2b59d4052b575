// The least that can be done for a page of these bytes: no router, no headers but what they are.
export default {
  fetch(_request, { BODY }) {
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
    return new Response(BODY, { headers, encodeBody: "manual" });
  },
};
