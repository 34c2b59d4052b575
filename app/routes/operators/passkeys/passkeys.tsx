import type { ComponentProps } from "react";
import { redirect } from "react-router";
import {
  addOperatorPasskey,
  listOperatorPasskeys,
  removeOperatorPasskey,
} from "../../../contract/operators/operator-passkeys.ts";
import { z } from "../../../contract/zod.ts";
import { STAFF_PASSKEYS } from "../../../domain/auth/sign-in-path.ts";
import { deviceName, deviceOf } from "../../../domain/visitor/device.server.ts";
import { AddPasskey } from "../../../page-parts/passkeys/add-passkey.tsx";
import { PasskeyList } from "../../../page-parts/passkeys/passkey-list.tsx";
import { addPasskeyForm, MOST_PASSKEYS, removePasskeyForm } from "../../../page-parts/passkeys/passkeys.form.ts";
import { replyPlaces } from "../../../page-parts/passkeys/reply-places.ts";
import { apiOf, flash, localeOf, textsOf } from "../../../request/context.server.ts";
import { constraintsOf } from "../../../request/forms/constraints.server.ts";
import { readForm } from "../../../request/forms/form.server.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import type { PageHandle } from "../../../request/pages/page-handle.ts";
import { platformContext } from "../../../request/platform.server.ts";
import { Card } from "../../../ui/card/card.tsx";
import { ErrorSummary } from "../../../ui/form/form-frame.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Page, Section } from "../../../ui/page/page.tsx";
import { signInForm } from "../../../page-parts/form-rules/sign-in.form.ts";
import type { Route } from "./+types/passkeys.ts";

export const handle = { title: "operators:passkeys.title" } satisfies PageHandle;

const addForm = addPasskeyForm.extend({ email: signInForm.shape.email });
const removeForm = removePasskeyForm.extend(signInForm.shape);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { passkeys, hindrance } = await apiOf(context).callOrThrow(listOperatorPasskeys);
  return {
    passkeys,
    hindrance: hindrance ?? (passkeys.length < MOST_PASSKEYS ? undefined : ("full" as const)),
    device: deviceName(deviceOf(request.headers.get("User-Agent"))),
    now: context.get(platformContext).clock.now(),
    constraint: constraintsOf(signInForm.extend(addForm.shape)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, schema: z.discriminatedUnion("intent", [addForm, removeForm]), context });
  if (!form.ok) return form.reject();
  const { intent, ...order } = form.value;
  const [api, t, language] = [apiOf(context), textsOf(context), localeOf(context)];
  const done =
    "id" in order
      ? await api.call(removeOperatorPasskey, { ...order, language })
      : await api.call(addOperatorPasskey, { ...order, language });
  if (!done.ok) return form.refuse(done.problem, { texts: { login_failed: t("operators:passkeys.wrong") } });
  flash(context, { tone: "success", text: t(`access:passkeys.done.${intent}`) });
  return redirect(STAFF_PASSKEYS, 303);
}

/** An operator's own passkeys, each of which signs in without password and code. */
export default function OperatorPasskeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, hindrance, device, now, constraint } = loaderData;
  const { t } = useTranslation(["operators", "access", "login"]);
  const { adding, removing, gone } = replyPlaces(passkeys, actionData?.form);
  return (
    <Page title={t("operators:passkeys.title")} lead={t("operators:passkeys.lead")}>
      {gone && (
        <ErrorSummary
          reply={gone}
          title={t("login:errors_title")}
          labels={{ email: t("login:email"), password: t("access:security.own_password") }}
        />
      )}
      {passkeys.length > 0 && <OwnPasskeys {...{ passkeys, now, constraint }} reply={removing} />}
      <Section title={t("access:passkeys.add_title")}>
        <Card>
          {hindrance ? (
            <p>{t(`access:passkeys.${hindrance}`)}</p>
          ) : (
            <AddPasskey action={STAFF_PASSKEYS} device={device} constraint={constraint} reply={adding}>
              <AddressField />
            </AddPasskey>
          )}
        </Card>
      </Section>
    </Page>
  );
}

function OwnPasskeys(shown: Pick<ComponentProps<typeof PasskeyList>, "passkeys" | "now" | "constraint" | "reply">) {
  const { t } = useTranslation(["operators", "access"]);
  return (
    <Section title={t("access:passkeys.own")}>
      <Card>
        <PasskeyList {...shown} action={STAFF_PASSKEYS}>
          <p>{t("operators:passkeys.remove_ends")}</p>
          <AddressField />
          <PasswordField name="password" label={t("access:security.own_password")} autoComplete="current-password" />
        </PasskeyList>
      </Card>
    </Section>
  );
}

function AddressField() {
  const { t } = useTranslation(["operators", "login"]);
  return (
    <TextField
      name="email"
      type="email"
      label={t("login:email")}
      hint={t("operators:passkeys.email_hint")}
      autoComplete="username"
    />
  );
}
