import { useLoaderData } from "react-router";

export function meta() {
  return [{ title: "Hello" }, { name: "description", content: "Welcome to React Router!" }];
}

export function loader() {
  return { message: "Hello from the loader" };
}

export default function Home() {
  const { message } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Hello world</h1>
      <p>{message}</p>
    </main>
  );
}
