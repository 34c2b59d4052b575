/** A drawn face as a data address, so that the page of parts needs no photo store. `hue` in degrees. */
export function portrait(hue: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100">
<rect width="80" height="100" fill="hsl(${hue} 45% 82%)"/>
<path d="M6 104c0-26 14-36 34-36s34 10 34 36" fill="hsl(${hue + 40} 40% 45%)"/>
<path d="M34 56h12v16q-6 6-12 0z" fill="#e3b08f"/><circle cx="40" cy="42" r="19" fill="#efc3a3"/>
<path d="M20 44c-4-20 8-27 20-27s24 7 20 27c-3-9-9-14-20-14s-17 5-20 14" fill="hsl(${hue} 12% 80%)"/>
<path d="M33 50q7 7 14 0" fill="none" stroke="#8a4a3c" stroke-width="2" stroke-linecap="round"/>
<circle cx="33" cy="41" r="2" fill="#2b2b45"/><circle cx="47" cy="41" r="2" fill="#2b2b45"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
