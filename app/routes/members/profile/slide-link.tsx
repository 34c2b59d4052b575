import type { MouseEvent, ReactNode } from "react";

interface SlideLinkProps {
  /** The number of the photo, from 1. */
  to: number;
  label: string;
  className: string;
  children?: ReactNode;
}

/** Shows a photo of the strip. */
export function SlideLink({ to, label, className, children }: SlideLinkProps) {
  return (
    <a href={`#p${to}`} aria-label={label} className={className} onClick={showSlide}>
      {children}
    </a>
  );
}

/** Without an entry in the browser's history for each photo. */
function showSlide(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector(event.currentTarget.hash)?.scrollIntoView({ block: "nearest" });
}
