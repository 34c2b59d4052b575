import { useSearchParams } from "react-router";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { ChipChoices } from "../../../ui/form/chip-choices.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import type { FormReply } from "../../../ui/form/form-fields.ts";
import { Form } from "../../../ui/form/form.tsx";
import { Hidden } from "../../../ui/form/hidden.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Steps } from "../../../ui/steps/steps.tsx";

const errors = {
  email: "This does not look like an e-mail address. Did you forget the part after @?",
  password: "Choose a password of at least 8 characters.",
  country: "Choose your country.",
  interests: "Choose at most two.",
  consent: "Please agree before you go on.",
};

const refused: FormReply = {
  initialValue: {
    name: "Anna",
    email: "anna@",
    gender: "woman",
    about: "I like long walks.",
    interests: { sea: "sea" },
  },
  error: {
    "": { text: "We could not save this yet. Nothing you typed is lost." },
    ...Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, { text, summary: "text" as const }])),
  },
};

function Fields() {
  return (
    <>
      <Hidden name="key" value="1" />
      <ChoiceField
        name="gender"
        legend="I am"
        options={[
          { value: "woman", label: "A woman" },
          { value: "man", label: "A man" },
        ]}
      />
      <TextField name="name" label="First name" hint="Members see this name." autoComplete="given-name" />
      <TextField name="email" label="E-mail address" type="email" autoComplete="email" prefixIcon="mail" />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 8 characters. A short sentence is easy to remember."
        autoComplete="new-password"
      />
      <SelectField
        name="country"
        label="Country"
        placeholder="Choose a country"
        options={[
          { value: "NL", label: "Netherlands" },
          { value: "BE", label: "Belgium" },
        ]}
      />
      <TextField name="city" label="Town" list={["Utrecht", "Deventer"]} prefixIcon="map-pin" />
      <TextField name="about" label="About you" lines={3} placeholder="What makes a good Sunday?" />
      <ChipChoices
        name="interests"
        legend="What I like"
        hint="At most two."
        groups={[
          {
            title: "Out of doors",
            options: [
              { name: "interests.walking", value: "walking", label: "Walking", checked: true },
              { name: "interests.sea", value: "sea", label: "The sea" },
            ],
          },
        ]}
      />
      <CheckboxField
        name="consent"
        label="Periwinkle may use what I tell about my gender to find people for me."
        hint="You can withdraw this at any time."
      />
      <Button wide>Continue</Button>
    </>
  );
}

/** Forms: fresh, refused (at an address of its own, as the page then begins at what is wrong), and cards to choose from. */
export function FormParts() {
  const [search] = useSearchParams();
  return (
    <>
      <Card padding="large">
        <Steps current={2} total={5} label="Step 2 of 5" />
        <Form id="fresh">
          <Fields />
        </Form>
      </Card>
      {search.has("refused") ? (
        <Card padding="large">
          <Form id="refused" reply={refused} errorTitle="Five things to look at">
            <Fields />
          </Form>
        </Card>
      ) : (
        <ButtonLink href="?refused=1" tone="secondary">
          The same form, refused
        </ButtonLink>
      )}
      <Form id="bundle">
        <ChoiceField
          name="bundle"
          legend="How many credits?"
          defaultValue="50"
          options={[
            { value: "20", label: "20 credits", hint: "€ 9.95, so € 0.50 a message", icon: "star" },
            { value: "50", label: "50 credits, best value", hint: "€ 19.95, so € 0.40 a message", icon: "gift" },
          ]}
        />
      </Form>
    </>
  );
}
