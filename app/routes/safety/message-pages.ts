interface Pages {
  /** Before which position older messages are. */
  older: number | undefined;
  /** Where the page leads back to. */
  back: string;
}

/** Where the form is sent for older messages, and for the newer ones again: its address names each page on the way, as `?before=`. */
export function messagePages({ searchParams }: URL, { older, back }: Pages) {
  const way = searchParams.getAll("before");
  const addressOf = (pages: readonly string[]) =>
    `?${new URLSearchParams([...pages.map((before) => ["before", before]), ["back", back]])}`;
  return {
    older: older === undefined ? undefined : addressOf([...way, String(older)]),
    newer: way.length > 0 ? addressOf(way.slice(0, -1)) : undefined,
  };
}
