/** `profile`, `photo:<id>` or `message:<position>:<id>`. */
export const ABOUT = /^(?:profile|photo:(.{1,64})|message:(\d{1,15}):(.{1,64}))$/;

/** The choice of a message. Its position finds it again on a page of messages that it is not on. */
export function aboutMessage({ id, position }: { id: string; position: number }): string {
  return `message:${position}:${id}`;
}

/** What is reported, as the contract names it. */
export function namedIn(about: string): { photo?: string; message?: string } {
  const [, photo, , message] = ABOUT.exec(about) ?? [];
  return { ...(photo && { photo }), ...(message && { message }) };
}

/** The position of the message that was chosen. */
export function positionOf(about: string): number | undefined {
  const [, , position] = ABOUT.exec(about) ?? [];
  return position === undefined ? undefined : Number(position);
}
