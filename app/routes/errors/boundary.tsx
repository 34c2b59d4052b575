import { Outlet, useOutletContext } from "react-router";
import type { Route } from "./+types/boundary.ts";
import { ErrorPage } from "../../page-parts/layout/error-page.tsx";
import { RouteTitle } from "../../page-parts/page-title.tsx";

/** Stands between an area and its pages: when a page fails, the area's bars and badges stay. */
export default function Boundary() {
  const context = useOutletContext();
  return (
    <>
      <RouteTitle />
      <Outlet context={context} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
