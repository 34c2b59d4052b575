import { Initial, type Person } from "./initial.tsx";
import { Silhouette } from "./silhouette.tsx";
import * as styles from "./photo.css.ts";

export interface PhotoProps {
  src?: string;
  /** Empty where the name stands beside it. */
  alt: string;
  shape?: keyof typeof styles.shapes;
  /** 48, 72 or 144 px wide; without it the photo fills its place. */
  size?: keyof typeof styles.sizes;
  lazy?: boolean;
  /** The file's own size in pixels: the browser keeps the place before it arrives. */
  width?: number;
  height?: number;
  /** Said instead of `alt` when there is no photo. */
  placeholderText?: string;
  /** Shown, enlarged, to somebody who may not see the photo itself. */
  blurSrc?: string;
  /** Whose first letter stands there when there is no photo. */
  of?: Person;
}

/** A portrait in a frame that never moves the page: the photo, else its blur, else an initial; of nobody in particular a silhouette. */
export function Photo({
  src,
  alt,
  shape = "portrait",
  size,
  lazy,
  width,
  height,
  placeholderText,
  blurSrc,
  of: { id, name } = {},
}: PhotoProps) {
  const frame = [styles.shapes[shape], size && styles.sizes[size]].filter(Boolean).join(" ");
  const shown = src ?? blurSrc;
  if (!shown) {
    return (
      <span className={frame} role={placeholderText ? "img" : undefined} aria-label={placeholderText}>
        {id && name ? <Initial id={id} name={name} /> : <Silhouette />}
      </span>
    );
  }
  // In a `picture`, as React would announce each picture in the head, before the words that the page is for.
  return (
    <picture className={frame}>
      <img
        src={shown}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? "lazy" : undefined}
        decoding={lazy ? "async" : undefined}
        className={src ? undefined : styles.blurred}
      />
    </picture>
  );
}
