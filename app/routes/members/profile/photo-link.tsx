import type { ReactNode } from "react";
import { KEEPS_FOCUS } from "../../../page-parts/navigation/keeps-focus.ts";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { profilePage } from "./profile-links.ts";
import { photoLink } from "./profile.css.ts";

interface PhotoLinkProps {
  id: string;
  back: string;
  /** Of the photo, from 1. */
  number: number;
  children: ReactNode;
}

/** A photo that leads to itself, as large as the window. */
export function PhotoLink({ id, back, number, children }: PhotoLinkProps) {
  return (
    <AppLink href={profilePage(id, back, number)} preventScrollReset state={KEEPS_FOCUS} className={photoLink}>
      {children}
    </AppLink>
  );
}
