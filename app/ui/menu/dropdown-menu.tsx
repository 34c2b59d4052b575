import { DropdownMenu as Radix } from "radix-ui";
import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { focusControl, focusedControl } from "../radix/focused-control.ts";
import { MenuLabel } from "./menu-label.tsx";
import { MenuEntryContext, type MenuHalfProps } from "./menu-props.ts";
import * as styles from "./menu.css.ts";

/** Radix' half of a menu: arrow keys, typeahead, Escape; the focus returns to the word. The page behind stays as it is. */
export function DropdownMenu({ label, icon, compact, sheet, children, native }: MenuHalfProps) {
  const [left] = useState(() => leftBy(native));
  const [open, setOpen] = useState(left.open);
  const trigger = useRef<HTMLButtonElement>(null);
  const item = useRef(left.item);
  useEffect(() => {
    if (left.word && !left.open) trigger.current?.focus({ preventScroll: true });
  }, [left]);
  const entry = useCallback(
    (control: ReactElement) => <MenuEntry onDone={() => setOpen(false)}>{control}</MenuEntry>,
    [],
  );
  return (
    <div className={styles.menu}>
      <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
        <Radix.Trigger ref={trigger} className={compact ? styles.compact : styles.opener}>
          <MenuLabel label={label} icon={icon} />
        </Radix.Trigger>
        <Radix.Content
          loop
          className={sheet ? styles.sheet : styles.panel}
          // A toast that came later takes the key for itself.
          onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
          onFocus={({ currentTarget }) => {
            if (item.current !== undefined) focusControl(currentTarget, item.current);
            item.current = undefined;
          }}
        >
          <MenuEntryContext value={entry}>{children}</MenuEntryContext>
        </Radix.Content>
      </Radix.Root>
    </div>
  );
}

/** A link or a button. One that sends a form leaves the menu open until the form is on its way: it must be in the page for that. */
function MenuEntry({ children, onDone }: { children: ReactElement; onDone: () => void }) {
  return (
    <Radix.Item
      asChild
      // A link that is followed without a page load has prevented the click, and with it Radix' own closing.
      onClick={(event) => event.defaultPrevented && onDone()}
      onSelect={(event) => {
        if (!(event.target instanceof HTMLButtonElement)) return;
        event.preventDefault();
        setTimeout(onDone);
      }}
    >
      {children}
    </Radix.Item>
  );
}

interface Left {
  open: boolean;
  /** Its word has the focus. */
  word: boolean;
  /** The item that has the focus, by its number. */
  item?: number | undefined;
}

/** How the native half stands when Radix' takes over. */
function leftBy({ current: details }: RefObject<HTMLDetailsElement | null>): Left {
  if (!details) return { open: false, word: false };
  const [summary, panel] = details.children;
  return { open: details.open, word: summary === document.activeElement, item: panel && focusedControl(panel) };
}
