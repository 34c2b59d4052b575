import { looks, type Look, type LookName } from "./looks.ts";

const ink = "#2b2b45";
const collars = {
  shirt: "M31 68l9 12 9-12 6 4-8 16-7-7-7 7-8-16z",
  round: "M28 70q12 13 24 0l3 2q-15 17-30 0z",
  scarf: "M26 68q14 8 28 0l3 8q-7 5-11 5l4 23H40l-2-23q-10 0-15-5z",
};
const shoulders = "M4 104c0-26 12-34 36-34s36 8 36 34z";
const broad = "M-6 104c0-29 14-35 46-35s46 6 46 35z";
const face = "M23 40c0-15 7-22 17-22s17 7 17 22-8 26-17 26-17-11-17-26";
const roundFace = "M23 40c0-15 7-22 17-22s17 7 17 22c4 15-5 28-17 28S19 55 23 40";

/** A drawn person in a 4:5 frame, under 2 KB, as a photo would stand on a card. Decoration: it says nothing. */
export function Portrait({ look }: { look: LookName }) {
  const person: Look = looks[look];
  return (
    <svg viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={person.backdrop} d="M0 0h80v100H0z" />
      {person.behind && <path fill={person.hair} d={person.behind} />}
      <path fill={person.top} d={person.full ? broad : shoulders} />
      <path fill={person.skin} d="M32 56h16v14q-8 9-16 0z" />
      <path fill={ink} opacity=".14" d="M32 60q8 8 16 0v4q-8 8-16 0z" />
      {person.collar && <path fill={person.accent ?? "#fff"} d={collars[person.collar]} />}
      <path fill={person.skin} d={person.full ? roundFace : face} />
      <circle fill={person.skin} cx="23" cy="45" r="4" />
      <circle fill={person.skin} cx="57" cy="45" r="4" />
      {person.beard && <path fill={person.hair} d={person.beard} />}
      {person.over && <path fill={person.hair} d={person.over} />}
      <Face calm={person.calm} />
      {person.glasses && <Glasses />}
      {person.earrings && <path fill="#ffc83d" d="M21 48h4v6h-4zM55 48h4v6h-4z" />}
    </svg>
  );
}

function Face({ calm }: { calm?: boolean }) {
  return (
    <>
      <path fill="#e8788a" opacity=".3" d="M26 51a4 3 0 1 1 8 0 4 3 0 1 1-8 0M46 51a4 3 0 1 1 8 0 4 3 0 1 1-8 0" />
      <g fill="none" stroke={ink} strokeWidth="1.6" strokeLinecap="round">
        {calm ? <path strokeWidth="3.6" d="M33 44v.1M47 44v.1" /> : <path d="M30 44q3-3 6 0M44 44q3-3 6 0" />}
        {calm && <path d="M34 56q6 5 12 0" />}
        <path opacity=".45" d="M29 38q3-2 7-1M44 37q4-1 7 1M40 46l-2 5h3M27 42l-2-1M53 42l2-1" />
      </g>
      {!calm && (
        <path fill="#fff" stroke={ink} strokeWidth="1.2" strokeLinejoin="round" d="M34 56q6 2 12 0-1 6-6 6t-6-6" />
      )}
    </>
  );
}

function Glasses() {
  return (
    <g fill="#fff" fillOpacity=".25" stroke={ink} strokeWidth="1.4">
      <circle cx="33" cy="44" r="6" />
      <circle cx="47" cy="44" r="6" />
      <path d="M39 43q1-1 2 0M27 43l-4-1M53 43l4-1" />
    </g>
  );
}
