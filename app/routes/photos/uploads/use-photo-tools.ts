import { useEffect, useState } from "react";
import type * as photoTools from "./photo-tools.client.ts";

export type PhotoTools = typeof photoTools;

/** What makes the page handier, once it is loaded. Until then, and where it cannot be, its plain forms work. */
export function usePhotoTools(): PhotoTools | undefined {
  const [tools, setTools] = useState<PhotoTools>();
  useEffect(() => {
    void import("./photo-tools.client.ts").then(setTools, () => {});
  }, []);
  return tools;
}
