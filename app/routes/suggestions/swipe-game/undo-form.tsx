import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button } from "../../../ui/button/button.tsx";

/** Takes the last act back; says which one it was. `lastKey` is its key. */
export function UndoForm({ lastKey, choice, name }: { lastKey: string; choice: "like" | "skip"; name: string }) {
  const { t } = useTranslation("suggestions");
  return (
    <form method="post">
      <Button tone="quiet" size="small" icon="previous" name="undo" value={lastKey}>
        {t(`game.undo.${choice}`, { name })}
      </Button>
    </form>
  );
}
