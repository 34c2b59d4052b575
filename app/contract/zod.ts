import * as z from "zod";

// zod probes `new Function` on its first parse, which a strict CSP reports; everybody imports `z` from here.
z.config({ jitless: true });

export { z };
