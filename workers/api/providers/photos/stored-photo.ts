/** A photo's record, kept by its owner; the bytes of its variants lie in the `PhotoStore` under `id`. */
export interface StoredPhoto {
  /** 20 lower-case letters and digits: also the folder of its variants. */
  id: string;
  /** 'active' is shown, any other is under inspection (spec §4). */
  status: string;
}
