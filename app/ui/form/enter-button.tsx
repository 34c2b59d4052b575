import { visuallyHidden } from "../../design/visually-hidden.css.ts";

/**
 * What Enter in a field presses: the first button of its form. It stands before all others where the first one that is seen does
 * something else. Not `hidden`: WebKit passes over a button that has no box.
 */
export function EnterButton(button: { name?: string; value?: string }) {
  return <button {...button} aria-hidden="true" tabIndex={-1} className={visuallyHidden} />;
}
