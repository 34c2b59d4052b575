/** A device's storage in memory, keys as own properties like the browser's. */
export function aStorage(): Storage {
  const methods = {
    getItem: (key: string) => (storage as Record<string, string>)[key] ?? null,
    setItem: (key: string, text: string) => void ((storage as Record<string, string>)[key] = text),
    removeItem: (key: string) => void delete (storage as Record<string, string>)[key],
  };
  const storage = Object.create(methods) as Storage;
  return storage;
}
