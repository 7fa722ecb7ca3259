import type { ImportEntry } from '#wire/listing-cards.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { rowOfCard } from '../intake/row-of-card.ts';
import type { Intake } from '../intake/use-intake.ts';
import { newId } from '#lib/new-id.ts';
import { reasonText } from '#kit/homes/reason-text.ts';

interface ImportRowProps {
  readonly entry: ImportEntry;
  readonly intake: Intake;
}

const TONES = { read: 'good', refused: 'bad', ask: 'warn' } as const;

/** One thing that was brought in: when, from where, what was read, and what became of it. */
export function ImportRow({ entry, intake }: ImportRowProps) {
  const { way, sourceHost, outcome, code, grade, createdAt, card } = entry;
  const name = nameOf(entry);
  return (
    <li className="import-entry" data-row={entry.id}>
      <div>
        <strong>{name}</strong>
        <span className="muted">
          <time dateTime={createdAt}>{formatTime(createdAt)}</time> · {t(`imported.way.${way}`)}
          {sourceHost ? ` · ${sourceHost}` : ''}
        </span>
        <span className="import-badges">
          <Badge tone={TONES[outcome]}>{t(`imported.outcome.${outcome}`)}</Badge>
          {grade ? <Badge>{t('imported.grade', { grade })}</Badge> : null}
          {card ? <Badge tone="accent">{t('imported.home')}</Badge> : null}
        </span>
        {code ? <span className="import-reason">{reasonText(code)}</span> : null}
      </div>
      <UseAgain entry={entry} name={name} intake={intake} />
    </li>
  );
}

/** The page's own words for the home, else what was made of it, else the link that it is known by. */
function nameOf({ home, card, link, isWithdrawn }: ImportEntry): string {
  if (isWithdrawn) return t('imported.withdrawn');
  return home ?? (card?.title || link?.replace(/^https?:\/\//, '') || t('imported.unnamed'));
}

/** A home that was made of it goes in as it is; a link is read again; what came as a file has to be brought again. */
function UseAgain({ entry, name, intake }: ImportRowProps & { readonly name: string }) {
  const { document } = useBuilder();
  const { card, link } = entry;
  if (entry.isWithdrawn || (card === null && link === null)) return null;
  const isHere = document.rows.some(
    (row) => (card !== null && row.listingId === card.id) || (link !== null && row.facts.url === link),
  );
  if (isHere) return <span className="muted">{t('imported.here')}</span>;
  return (
    <Button
      size="small"
      aria-label={t('imported.againNamed', { home: name })}
      onClick={() => {
        if (card !== null) intake.addRows([rowOfCard(card, newId(), 'own')]);
        else if (link !== null) intake.addLinks(link);
      }}
    >
      {t('imported.again')}
    </Button>
  );
}
