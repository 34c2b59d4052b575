import type { KeyboardEvent, ReactNode } from "react";
import { useTotals } from "../../../../live/live-provider.tsx";
import { useTranslation } from "../../../../request/locale/use-translation.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { Hidden } from "../../../../ui/form/hidden.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { AddressNote } from "../../../../page-parts/address-note.tsx";
import { PageMemberField } from "../../../../page-parts/page-member-field.tsx";
import { AppLink } from "../../../../page-parts/navigation/app-link.tsx";
import * as styles from "./composer.css.ts";
import type { ConversationData } from "../conversation.server.ts";
import { CharactersLeft } from "./characters-left.tsx";
import { Refusal } from "./refusal.tsx";
import { sendsMessage } from "./sends-message.ts";
import { type ComposerState, costIn } from "./use-composer.ts";
import { useSendTyping } from "./use-typing.ts";

interface ComposerProps {
  data: ConversationData;
  composer: ComposerState;
  /** How many conversations may still be begun, before one is. */
  start?: string;
}

/** Where one writes. The button says what it costs; whatever is refused, the text stays. */
export function Composer({ data, composer, start }: ComposerProps) {
  const { t } = useTranslation(["chats", "sending"]);
  const sendTyping = useSendTyping(data.person.id);
  const { draft, box, submit, typed, isOver } = composer;
  const error = draft.tooLong
    ? t("sending:too_long", { count: [...draft.tooLong].length, length: data.length })
    : draft.error;
  const onInput = () => {
    typed();
    sendTyping();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sendsMessage(event.nativeEvent, data.enterSends)) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>("form > button")?.click();
  };
  return (
    <div ref={box} className={styles.composer}>
      {draft.problem && !isOver(draft.problem) && <Refusal problem={draft.problem} {...data} />}
      {start && !draft.problem && <p className={styles.start}>{start}</p>}
      <Form
        id="message"
        className={styles.form}
        constraint={data.constraint}
        reply={{
          initialValue: draft.text ? { text: draft.text } : {},
          error: {
            ...(draft.formError && { "": { text: draft.formError } }),
            ...(error && { text: { text: error } }),
          },
        }}
        onSubmit={submit}
      >
        <Hidden name="client_id" value={draft.key} />
        <Hidden name="to" value={data.person.id} />
        <input type="hidden" name="shown_cost" value={costIn(draft.problem) ?? data.price} />
        <PageMemberField />
        <TextField
          name="text"
          label={t("your_message")}
          hideLabel
          lines={1}
          placeholder={t("placeholder")}
          autoComplete="off"
          dir="auto"
          onInput={onInput}
          onKeyDown={onKeyDown}
        />
        <Button icon="send" aria-label={data.cost && `${t("send")} ${wordsOf(data.cost)}`}>
          {t("send")} {data.cost && <Cost {...data.cost} below={data.balance} />}
        </Button>
      </Form>
      <Notes data={data} />
      <CharactersLeft box={box} length={data.length} draftKey={draft.key} />
    </div>
  );
}

/** In one piece, as it is heard, whatever a phone shows of it in the button. */
function wordsOf({ credits, money }: NonNullable<ConversationData["cost"]>): string {
  return money ? `${credits}, ${money}` : credits;
}

/** What a message costs; `below`: a phone has the money in the line below the field, which leaves the field more room. */
function Cost({ credits, money, below }: Partial<ConversationData["cost"]> & { below: boolean }) {
  return (
    <small>
      {credits}
      {money && <span className={below ? styles.money : undefined}>, {money}</span>}
    </small>
  );
}

/** What is said to the writer only; where it all waits for their address, that, and with it what else there is to send. */
function Notes({ data }: { data: ConversationData }) {
  const { suggested, note, unconfirmed } = data;
  const ways = data.ways.map((way) => <AppLink key={way.href} {...way} />);
  return (
    <>
      {(suggested || note) && (
        <p className={styles.balance}>
          {suggested} {note}
        </p>
      )}
      {unconfirmed ? <AddressNote {...unconfirmed}>{ways}</AddressNote> : <Balance data={data}>{ways}</Balance>}
    </>
  );
}

/** The balance in credits, shown before the message is written, and what else there is to send. */
function Balance({
  data: { price, balance, cost, credits: more },
  children,
}: {
  data: ConversationData;
  children: ReactNode;
}) {
  const { t } = useTranslation("chats");
  const { credits } = useTotals();
  return (
    <p className={styles.balance}>
      {balance && t("balance", { count: credits })}{" "}
      {balance && credits < price && <AppLink href={more}>{t("buy_credits")}</AppLink>} {children}
      {balance && cost?.each && <span className={styles.each}>{cost.each}</span>}
    </p>
  );
}
