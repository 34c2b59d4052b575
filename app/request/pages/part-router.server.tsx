import { createContext, type ReactNode, useContext } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

const PartContext = createContext<ReactNode>(null);

function Part() {
  return useContext(PartContext);
}

const router = createMemoryRouter([{ path: "*", element: <Part /> }]);

/**
 * The router around a part that many pages show alike: its links and forms ask for one. It stands at no page's address,
 * so a part can name absolute addresses only.
 */
export function PartRouter({ children }: { children: ReactNode }) {
  return (
    <PartContext value={children}>
      <RouterProvider router={router} />
    </PartContext>
  );
}
