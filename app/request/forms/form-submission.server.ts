import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

/** The request sent a form; loaders of its page see a plain GET. */
export const formContext = createContext(false);

export const withFormSubmission: MiddlewareFunction<Response> = ({ request, context }) => {
  context.set(formContext, request.method !== "GET");
};

/** Does this page answer a form, with what was typed on it? */
export function isFormSubmission(context: Readonly<RouterContextProvider>): boolean {
  return context.get(formContext);
}
