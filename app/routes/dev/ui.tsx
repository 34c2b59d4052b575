import { Page } from "../../ui/page/page.tsx";

/** Every part of the design system in every state, to look at (development only). */
export default function DevUi() {
  return <Page title="The parts" width="wide" />;
}
