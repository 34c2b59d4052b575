/** The address that was asked about, in a form that is sent once more. `answer`: of the form's action. */
export function AskedAddress({ answer }: { answer: object | undefined }) {
  const asked = answer && "asked" in answer ? String(answer.asked) : "";
  return <input type="hidden" name="asked_email" value={asked} readOnly />;
}
