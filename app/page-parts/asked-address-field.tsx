import { useField } from "../ui/form/form-fields.ts";

/** The address that was asked about. Sent once more it is taken, also when something else was wrong meanwhile. */
export function AskedAddressField({ asked }: { asked: string | undefined }) {
  const { value } = useField({ name: "asked_email", value: "" });
  return <input type="hidden" name="asked_email" value={asked ?? value} readOnly />;
}
