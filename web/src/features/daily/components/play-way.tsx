import type { EditionKey } from '#domain/editions.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';

const TODAY = '/daily-challenge/today';
/** Editions that are played on a page of their own; the others are days. */
const PAGES: Partial<Readonly<Record<EditionKey, string>>> = {
  weekly: '/weekly-challenge',
  mega: '/weekly-challenge/weekend-mega',
};

/** The way to the challenge that is on, for lists that have nothing to show yet. */
export function PlayWay({ edition }: { readonly edition: EditionKey }) {
  return (
    <TextLink as={Link} look="primary" to={PAGES[edition] ?? TODAY}>
      {t('daily.playWay')}
    </TextLink>
  );
}
