import { colours } from "./initial.css.ts";

/** Whose it is. */
export interface Person {
  id?: string;
  name?: string | null;
}

const own = Object.values(colours);

/** Somebody's first letter on the colour that is theirs on every page: what stands where there is no photo. */
export function Initial({ id, name }: { id: string; name: string }) {
  const sum = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((all, code) => all + code, 0);
  const [letter = ""] = name;
  return (
    <svg viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={own[sum % own.length]}>
      <text x="40" y="64" textAnchor="middle">
        {letter.toUpperCase()}
      </text>
    </svg>
  );
}
