/** The package ships no types; as a CommonJS module its exports are the default import. */
declare module "workerd" {
  const workerd: {
    /** Path of the native program for this machine. */
    default: string;
  };
  export default workerd;
}
