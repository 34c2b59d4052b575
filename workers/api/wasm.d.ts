/** A wasm file is a compiled module: a Worker may not compile one by itself. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
