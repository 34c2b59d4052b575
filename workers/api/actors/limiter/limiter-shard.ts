/** Over so many objects a site's visitors are spread. May be changed: what is forgotten is a quarter of an hour. */
const LIMITER_SHARDS = 16;

/** Which of the site's `Limiter` objects counts for this name. FNV-1a: nobody chooses their address by it. */
export function limiterShard(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % LIMITER_SHARDS;
}
