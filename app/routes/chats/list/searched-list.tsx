import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form as RouterForm } from "react-router";
import { visuallyHidden } from "../../../design/visually-hidden.css.ts";
import { KEEPS_FOCUS } from "../../../page-parts/navigation/keeps-focus.ts";
import { usePageFacts } from "../../../request/pages/page-facts.ts";
import { useTranslation } from "../../../request/locale/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { ChatList } from "./chat-list.tsx";
import * as styles from "./chat-list.css.ts";
import type { ListedChat } from "./chats.server.ts";
import { isSearched } from "../../../domain/name-search.ts";

interface SearchedListProps {
  chats: readonly ListedChat[];
  zone: string;
  now: string;
  /** What was asked for in the address. */
  asked: string;
  /** That older ones are not listed. */
  older: string | undefined;
}

/** More conversations than one sees at a glance. */
const MANY = 6;

/** The conversations, with a search in the names where there are many: while one types, and as a form without a script. */
export function SearchedList({ chats, asked, older, ...rows }: SearchedListProps) {
  const { t } = useTranslation("chat-list");
  const [{ typed, from }, search] = useState({ typed: asked, from: asked });
  // The address has another search, or none any more.
  if (from !== asked) search({ typed: asked, from: asked });
  const found = chats.filter(({ searched }) => isSearched(searched, typed));
  return (
    <div className={styles.searched}>
      {(chats.length > MANY || typed || asked) && (
        <SearchForm asked={asked} button={!!older} onType={(text) => search({ typed: text, from })} />
      )}
      <p role="status" className={visuallyHidden}>
        {typed.trim() && t("found", { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ChatList chats={found} {...rows} />
      ) : (
        <div className={styles.nobody}>
          <p>{t("nobody", { typed: typed.trim() })}</p>
          {/* A document of its own: what was typed and not sent is in no address, and goes with the page. */}
          <ButtonLink href="/chats" tone="secondary">
            {t("all")}
          </ButtonLink>
        </div>
      )}
      {older && <p>{older}</p>}
    </div>
  );
}

interface SearchFormProps {
  asked: string;
  /** It finds more than is searched while one types. */
  button: boolean;
  onType: (typed: string) => void;
}

/** Sent, it makes the search part of the address: "back" from a conversation finds it again. */
function SearchForm({ asked, button, onType }: SearchFormProps) {
  const { t } = useTranslation("chat-list");
  const { hydrate } = usePageFacts();
  const form = useRef<HTMLFormElement>(null);
  // It was typed before the script ran.
  const onReady = useEffectEvent(() => {
    const typed = form.current?.querySelector("input")?.value ?? asked;
    if (typed !== asked) onType(typed);
  });
  useEffect(() => onReady(), []);
  return (
    <RouterForm
      ref={form}
      role="search"
      action="/chats"
      className={styles.search}
      replace
      preventScrollReset
      state={KEEPS_FOCUS}
    >
      <TextField
        key={asked}
        name="q"
        type="search"
        label={t("search")}
        hideLabel
        placeholder={t("search")}
        defaultValue={asked}
        prefixIcon="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <span className={hydrate && !button ? styles.unscripted : undefined}>
        <Button tone="secondary">{t("search_button")}</Button>
      </span>
    </RouterForm>
  );
}
