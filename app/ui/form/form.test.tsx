import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormState } from "../../domain/form-state.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { Form } from "./form.tsx";
import { Hidden } from "./hidden.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

function render(children: ReactNode, state?: Partial<FormState>) {
  const whole = state && { values: {}, errors: {}, ...state };
  return renderToStaticMarkup(
    <Form id="sign-up" state={whole} errorTitle="Please check">
      {children}
    </Form>,
  );
}

/** The one tag of this name that has this text in it. */
function tag(html: string, name: string, having = ""): string {
  const found = html.match(new RegExp(`<${name}\\b[^>]*>`, "g"))?.filter((text) => text.includes(having)) ?? [];
  expect(found).toHaveLength(1);
  return found[0] ?? "";
}

const genders = [
  { value: "woman", label: "A woman" },
  { value: "man", label: "A man" },
];

test("a fresh form posts, shows no alert, and its label leads to its field", () => {
  const html = render(<TextField name="email" label="E-mail" defaultValue="anna@example.org" />);
  expect(tag(html, "form")).toContain('method="post"');
  expect(html).not.toContain("alert");
  expect(tag(html, "label")).toContain('for="sign-up-email"');
  expect(tag(html, "input")).toContain('id="sign-up-email"');
  expect(tag(html, "input")).toContain('value="anna@example.org"');
  expect(tag(html, "input")).not.toContain("aria-");
});

test("as another form's element it posts, keeps its fields, and says what is wrong inside it", () => {
  const html = renderToStaticMarkup(
    <Form id="sign-up" state={{ values: {}, errors: {}, formError: "Too many tries" }} asChild>
      <form data-router="">
        <TextField name="email" label="E-mail" />
      </form>
    </Form>,
  );
  expect(tag(html, "form")).toContain('data-router=""');
  expect(tag(html, "form")).toContain('method="post"');
  expect(html).toMatch(/^<form.*Too many tries.*id="sign-up-email".*<\/form>$/);
});

test("a refused field shows what was typed and is tied to its hint and its error", () => {
  const html = render(<TextField name="email" label="E-mail" hint="For the letters" defaultValue="old" />, {
    values: { email: "anna@" },
    errors: { email: "Not an address" },
  });
  const input = tag(html, "input");
  expect(input).toContain('value="anna@"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-describedby="sign-up-email-hint sign-up-email-error"');
  expect(tag(html, "p", "sign-up-email-hint")).toBeTruthy();
  expect(tag(html, "p", "sign-up-email-error")).toBeTruthy();
});

test("the summary leads to each refused field and takes the focus of a page that comes with it", () => {
  const html = render(<TextField name="email" label="E-mail" />, { errors: { email: "Not an address" } });
  expect(tag(html, "div", 'role="alert"')).toContain('tabindex="-1"');
  expect(tag(html, "div", 'role="alert"')).toContain("autofocus");
  expect(html).toContain("Please check");
  expect(html).toContain('<a href="#sign-up-email">Not an address</a>');
});

test("what is wrong as a whole is said without a summary", () => {
  const html = render(null, { formError: "Too many tries" });
  expect(html).toContain("Too many tries");
  expect(html).not.toContain("Please check");
});

test("a password is never sent back", () => {
  const state = { values: { password: "geheim123" }, errors: { password: "Too short" } };
  const html = render(<PasswordField name="password" label="Password" autoComplete="new-password" />, state);
  expect(html).not.toContain("geheim123");
  expect(tag(html, "input")).toContain('aria-invalid="true"');
});

test("a password to type again says so at its field and not in the summary", () => {
  const state = { errors: { consent: "Needed" }, retype: { password: "Once more" } };
  const html = render(<PasswordField name="password" label="Password" autoComplete="new-password" />, state);
  expect(tag(html, "input")).toContain('aria-invalid="true"');
  expect(tag(html, "input")).toContain('aria-describedby="sign-up-password-error"');
  expect(html.match(/Once more/g)).toHaveLength(1);
});

test("a text area holds its text", () => {
  const html = render(<TextField name="text" label="Your message" lines={3} />, { values: { text: "Hello <you>" } });
  expect(html).toContain(">Hello &lt;you&gt;</textarea>");
});

test("a select and radio cards show what was chosen", () => {
  const html = render(
    <>
      <SelectField name="gender" label="I am" options={genders} placeholder="Choose" />
      <ChoiceField name="seeking" legend="I look for" options={genders} defaultValue="woman" />
    </>,
    { values: { gender: "man", seeking: "man" } },
  );
  expect(tag(html, "option", 'value="man"')).toContain("selected");
  expect(tag(html, "input", "checked")).toContain('value="man"');
});

test("a checkbox of a refused form is as it was sent, whatever its default", () => {
  const box = <CheckboxField name="consent" label="I agree" defaultChecked value="yes" />;
  expect(tag(render(box), "input")).toContain("checked");
  expect(tag(render(box, {}), "input")).not.toContain("checked");
  expect(tag(render(box, { values: { consent: "yes" } }), "input")).toContain("checked");
});

test("a hidden key survives a refusal", () => {
  const html = render(<Hidden name="client_id" value="new" />, { values: { client_id: "first" } });
  expect(tag(html, "input")).toContain('value="first"');
});

test("suggestions belong to their own field", () => {
  const html = render(<TextField name="city" label="Town" list={["Utrecht", "Zwolle"]} />);
  expect(tag(html, "input")).toContain('list="sign-up-city-list"');
  expect(tag(html, "datalist")).toContain('id="sign-up-city-list"');
});

test("the summary names the field of an error that many fields have", () => {
  const state = { errors: { email: "Fill this in", town: "Fill this in" }, names: { email: "E-mail", town: "Town" } };
  const html = render(<TextField name="email" label="E-mail" />, state);
  expect(html).toContain('<a href="#sign-up-email">E-mail: Fill this in</a>');
  expect(html).toContain('<a href="#sign-up-town">Town: Fill this in</a>');
});
