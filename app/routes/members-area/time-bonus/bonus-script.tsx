import script from "../../../browser/time-bonus.ts?worker&url";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { NativeProgress } from "../../../ui/progress/native-progress.tsx";
import type { ShownBonus } from "./time-bonus.server.ts";

/** Counts the line down on a page without React in the browser, and opens the dialog: what the line folds out stands in it, too. */
export function BonusScript({ bonus: { ms, modal, words } }: { bonus: ShownBonus }) {
  return (
    <div data-bonus={ms} data-modal={modal}>
      <Dialog open={false} title={words.title} closeLabel={words.close}>
        <span role="timer" aria-label={words.label} />
        <NativeProgress label={words.label} valueText={words.end} />
      </Dialog>
      <script src={script} type="module" />
    </div>
  );
}
