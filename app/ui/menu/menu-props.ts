import { createContext, type ReactElement, type ReactNode, type RefObject } from "react";
import type { IconName } from "../icon/icon.tsx";

export interface MenuProps {
  label: ReactNode;
  icon?: IconName;
  /** On phones the word stands small below the icon, as in the bar at the bottom edge. */
  compact?: boolean;
  /** On phones the panel is as wide as the window. */
  sheet?: boolean;
  children: ReactNode;
}

/** What either half of a menu gets. */
export interface MenuHalfProps extends MenuProps {
  /** The native half, as long as it is in the page. */
  native: RefObject<HTMLDetailsElement | null>;
}

/** Puts a link or a button into the menu: as it is, or as Radix' item. */
export const MenuEntryContext = createContext((control: ReactElement): ReactElement => control);
