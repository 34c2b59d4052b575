import { createRequestHandler, RouterContextProvider } from "react-router";

const render = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
  fetch: (request: Request) => render(request, new RouterContextProvider()),
};
