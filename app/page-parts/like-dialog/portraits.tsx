import { Icon } from "../../ui/icon/icon.tsx";
import { Photo, type PhotoProps } from "../../ui/photo/photo.tsx";
import * as styles from "./portraits.css.ts";

export type Portrait = Pick<PhotoProps, "src" | "blurSrc" | "of">;

/** Whom a like or a match is about; two meet, with a heart between them. Their names stand beside it. */
export function Portraits({ of }: { of: Portrait[] }) {
  return (
    <div className={styles.portraits}>
      {of.map((portrait, index) => (
        <Photo key={index} {...portrait} alt="" shape="round" size="large" />
      ))}
      {of.length > 1 && (
        <span className={styles.heart}>
          <Icon name="heart-filled" />
        </span>
      )}
    </div>
  );
}
