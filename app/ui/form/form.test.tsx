import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Constraints } from "../../domain/form.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { FormReply, Labels } from "./form-fields.ts";
import { Form } from "./form.tsx";
import { Hidden } from "./hidden.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { ServerForm } from "./server-form.tsx";
import { TextField } from "./text-field.tsx";

interface Given {
  reply?: FormReply;
  constraint?: Constraints;
  defaultValue?: Record<string, string>;
  labels?: Labels;
}

/** As a page without a client script has it and as a page with one: the same HTML. */
function render(children: ReactNode, given: Given = {}) {
  const props = { id: "sign-up", errorTitle: "Please check", children, ...given };
  const html = renderToStaticMarkup(<ServerForm {...props} />);
  expect(renderToStaticMarkup(<Form {...props} />)).toBe(html);
  return html;
}

/** A reply with these values and errors. */
function reply(initialValue: FormReply["initialValue"], errors: Record<string, string> = {}): Given {
  const error = Object.entries(errors).map(([name, text]) => [name, { text, summary: "text" as const }]);
  return {
    reply: { status: "error", initialValue, error: Object.fromEntries(error), fields: Object.keys(initialValue ?? {}) },
  };
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
    <Form id="sign-up" reply={{ error: { "": { text: "Too many tries" } } }} asChild>
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
    ...reply({ email: "anna@" }, { email: "Not an address" }),
  });
  const input = tag(html, "input");
  expect(input).toContain('value="anna@"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-describedby="sign-up-email-error sign-up-email-description"');
  expect(tag(html, "p", "sign-up-email-description")).toBeTruthy();
  expect(tag(html, "p", "sign-up-email-error")).toBeTruthy();
});

test("the summary leads to each refused field and takes the focus of a page that comes with it", () => {
  const html = render(<TextField name="email" label="E-mail" />, reply({}, { email: "Not an address" }));
  expect(tag(html, "div", 'role="alert"')).toContain('tabindex="-1"');
  expect(tag(html, "div", 'role="alert"')).toContain("autofocus");
  expect(html).toContain("Please check");
  expect(html).toContain('<a href="#sign-up-email">Not an address</a>');
});

test("what is wrong as a whole is said without a summary", () => {
  const html = render(null, reply({}, { "": "Too many tries" }));
  expect(html).toContain("Too many tries");
  expect(html).not.toContain("Please check");
});

test("a password is never sent back", () => {
  const sent = reply({ password: "geheim123" }, { password: "Too short" });
  const html = render(<PasswordField name="password" label="Password" autoComplete="new-password" />, sent);
  expect(html).not.toContain("geheim123");
  expect(tag(html, "input")).toContain('aria-invalid="true"');
});

test("a password to type again says so at its field and not in the summary", () => {
  const error = { consent: { text: "Needed", summary: "text" as const }, password: { text: "Once more" } };
  const html = render(<PasswordField name="password" label="Password" autoComplete="new-password" />, {
    reply: { error },
  });
  expect(tag(html, "input")).toContain('aria-invalid="true"');
  expect(tag(html, "input")).toContain('aria-describedby="sign-up-password-error"');
  expect(html.match(/Once more/g)).toHaveLength(1);
});

test("a text area holds its text", () => {
  const html = render(<TextField name="text" label="Your message" lines={3} />, reply({ text: "Hello <you>" }));
  expect(html).toContain(">Hello &lt;you&gt;</textarea>");
});

test("a select and radio cards show what was chosen", () => {
  const html = render(
    <>
      <SelectField name="gender" label="I am" options={genders} placeholder="Choose" />
      <ChoiceField name="seeking" legend="I look for" options={genders} defaultValue="woman" />
    </>,
    reply({ gender: "man", seeking: "man" }),
  );
  expect(tag(html, "option", 'value="man"')).toContain("selected");
  expect(tag(html, "input", "checked")).toContain('value="man"');
});

test("a checkbox of a refused form is as it was sent, whatever its default", () => {
  const box = <CheckboxField name="consent" label="I agree" defaultChecked value="yes" />;
  expect(tag(render(box), "input")).toContain("checked");
  expect(tag(render(box, reply({})), "input")).not.toContain("checked");
  expect(tag(render(box, reply({ consent: "yes" })), "input")).toContain("checked");
});

test("a hidden key survives a refusal", () => {
  const html = render(<Hidden name="client_id" value="new" />, reply({ client_id: "first" }));
  expect(tag(html, "input")).toContain('value="first"');
});

test("suggestions belong to their own field", () => {
  const html = render(<TextField name="city" label="Town" list={["Utrecht", "Zwolle"]} />);
  expect(tag(html, "input")).toContain('list="sign-up-city-list"');
  expect(tag(html, "datalist")).toContain('id="sign-up-city-list"');
});

test("a field and the summary of errors call it what the form does, where many fields have the same error", () => {
  const error = Object.fromEntries(
    ["email", "gender", "why", "sure", "nobody"].map((name) => [
      name,
      { text: "Fill this in", summary: "label" as const },
    ]),
  );
  const labels = { email: "E-mail", gender: "I am", why: "Why?", sure: "I know that." };
  const fields = (
    <>
      <TextField name="email" />
      <ChoiceField name="gender" options={genders} />
      <TextField name="why" lines={2} />
      <CheckboxField name="sure" />
    </>
  );
  const html = render(fields, { reply: { error }, labels });
  expect([...html.matchAll(/<a href="#sign-up-(.*?)">(.*?)<\/a>/g)].map(([, ...line]) => line)).toEqual([
    ["email", "E-mail: Fill this in"],
    ["gender", "I am: Fill this in"],
    ["why", "Why? Fill this in"],
    ["sure", "I know that. Fill this in"],
    ["nobody", "Fill this in"],
  ]);
  expect(html).toMatch(/<label for="sign-up-email"[^>]*>E-mail<\/label>/);
  expect(html).toMatch(/<legend[^>]*>I am<\/legend>/);
  expect(html).toMatch(/<input[^>]*name="sure"[^>]*><span>I know that.<\/span>/);
});

test("constraints are attributes of what is typed into; lists and boxes are only required", () => {
  const constraint = {
    age: { required: true, maxLength: 3, min: 18, max: 120, pattern: "^\\d+$" },
    about: { minLength: 2, maxLength: 9, pattern: "a" },
    gender: { required: true, pattern: "woman|man" },
    seeking: { required: true, pattern: "woman|man" },
    consent: { required: true },
  };
  const html = render(
    <>
      <TextField name="age" label="Age" />
      <TextField name="about" label="About you" lines={3} />
      <SelectField name="gender" label="I am" options={genders} />
      <ChoiceField name="seeking" legend="I look for" options={genders} />
      <CheckboxField name="consent" label="I agree" />
    </>,
    { constraint },
  );
  const age = tag(html, "input", 'name="age"');
  for (const attribute of ['required=""', 'maxLength="3"', 'pattern="^\\d+$"', 'min="18"', 'max="120"'])
    expect(age).toContain(attribute);
  expect(tag(html, "textarea")).toContain('maxLength="9"');
  expect(tag(html, "textarea")).not.toMatch(/required|pattern/);
  expect(tag(html, "select")).toMatch(/required/);
  expect(tag(html, "input", 'value="woman"')).toMatch(/required/);
  expect(tag(html, "input", "checkbox")).toMatch(/required/);
  expect(html.match(/pattern=/g)).toHaveLength(1);
  expect(tag(html, "form")).toContain("noValidate");
});

test("a field that was sent empty stays empty, and one that the form did not have has its default", () => {
  const sent: FormReply = { status: "error", initialValue: {}, fields: ["email"], error: {} };
  const html = render(
    <>
      <TextField name="email" label="E-mail" defaultValue="old@example.org" />
      <TextField name="town" label="Town" defaultValue="Utrecht" />
    </>,
    { reply: sent },
  );
  expect(tag(html, "input", 'name="email"')).not.toContain("old@example.org");
  expect(tag(html, "input", 'name="town"')).toContain('value="Utrecht"');
});

test("a name with a dot finds its value, its error and its constraint", () => {
  const html = render(<TextField name="home.town" label="Town" />, {
    reply: {
      initialValue: { home: { town: "Utrecht" } },
      error: { "home.town": { text: "Unknown" } },
      fields: ["home.town"],
    },
    constraint: { "home.town": { maxLength: 80 } },
  });
  const input = tag(html, "input");
  expect(input).toContain('value="Utrecht"');
  expect(input).toContain('maxLength="80"');
  expect(input).toContain('aria-invalid="true"');
});

test("what a page knows already stands in the fields of a fresh form", () => {
  const html = render(
    <>
      <TextField name="town" label="Town" />
      <CheckboxField name="consent" label="I agree" defaultChecked />
    </>,
    { defaultValue: { town: "Utrecht" } },
  );
  expect(tag(html, "input", 'name="town"')).toContain('value="Utrecht"');
  expect(tag(html, "input", 'name="consent"')).not.toContain("checked");
});
