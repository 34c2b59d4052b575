import { Disclosure } from "../../../page-parts/disclosure.tsx";
import { AppLink } from "../../../page-parts/navigation/app-link.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Chip, ChipList } from "../../../ui/chip/chip.tsx";
import { Facts } from "../../../ui/facts/facts.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { ProfileSection } from "./profile-sections.server.ts";
import * as styles from "./profile-sections.css.ts";

/** What they told, part by part. */
export function ProfileSections({ sections }: { sections: ProfileSection[] }) {
  return sections.map((section) => (
    <Card as="section" key={section.title}>
      {section.folded ? <FoldedFacts {...section} /> : <OpenSection {...section} />}
    </Card>
  ));
}

function OpenSection({ title, text, own, chips, links }: ProfileSection) {
  return (
    <>
      <h2>{title}</h2>
      {text && (
        <p dir={own ? "auto" : undefined} className={styles.text}>
          {text}
        </p>
      )}
      {chips && (
        <ChipList>
          {chips.map((chip) => (
            <Chip key={chip}>
              <bdi>{chip}</bdi>
            </Chip>
          ))}
        </ChipList>
      )}
      {links?.map((link) => (
        <AppLink key={link.href} className={styles.question} href={link.href}>
          {link.children}
          <Icon name="next" />
        </AppLink>
      ))}
    </>
  );
}

function FoldedFacts({ title, folded = [] }: ProfileSection) {
  return (
    <Disclosure title={<h2>{title}</h2>} open={false}>
      <Facts items={folded.map(({ term, detail }) => ({ term, detail: <bdi>{detail}</bdi> }))} />
    </Disclosure>
  );
}
