import { memo } from 'react';
import type { DraftRow } from '#wire/drafts.ts';
import type { Grade } from '#functions/_shared/reader/listing-record.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatArea } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { openDoubts, type RowFault } from '../draft/judge-rows.ts';
import { faultText } from '../fault-text.ts';
import { fieldName } from './column-mapping.tsx';
import { PhotoThumb, storedUrl } from './photo-thumb.tsx';

interface HomeRowProps {
  readonly row: DraftRow;
  readonly place: number;
  readonly grade: Grade;
  /** what the fault is compared by */
  readonly faultCode: string | null;
  readonly fault: RowFault | null;
  readonly isIn: boolean;
  readonly isOutside: boolean;
  readonly isOpen: boolean;
  readonly onWant: (isWanted: boolean) => void;
  readonly onOpen: () => void;
}

const GRADE_TONES: Readonly<Record<Grade, NonNullable<BadgeProps['tone']>>> = {
  A: 'good',
  B: 'good',
  C: 'neutral',
  D: 'warn',
  E: 'warn',
  F: 'bad',
};

/** One home in the list. Drawn again only when it changed: there may be hundreds. */
export const HomeRow = memo(
  function HomeRow({ row, place, grade, fault, isIn, isOutside, isOpen, onWant, onOpen }: HomeRowProps) {
    const name = nameOf(row, place);
    return (
      <div className="builder-row" data-fault={fault ? '' : undefined} data-in={isIn || undefined}>
        <input
          type="checkbox"
          aria-label={t('builder.row.use', { name })}
          checked={row.isWanted && fault === null}
          disabled={fault !== null}
          onChange={({ currentTarget: { checked } }) => onWant(checked)}
        />
        <Picture row={row} />
        <div className="builder-row-text">
          <strong>
            <span className="muted">{place}.</span> {name}
          </strong>
          <span className="muted">{factsOf(row)}</span>
          {fault ? <span className="builder-row-fault">{faultText(fault, row.origin)}</span> : null}
          <Doubtful row={row} />
          <Origin row={row} />
          {isOutside ? <span className="builder-row-outside">{t('builder.row.outside')}</span> : null}
        </div>
        <span className="builder-row-price ui-display">{priceOf(row)}</span>
        <Badge tone={GRADE_TONES[grade]}>{t('builder.grade', { grade })}</Badge>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={t('builder.row.editOne', { name })}
          onClick={onOpen}
        >
          {t(isOpen ? 'builder.row.close' : 'builder.row.edit')}
        </Button>
      </div>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.place === after.place &&
    before.grade === after.grade &&
    before.faultCode === after.faultCode &&
    before.fault?.of === after.fault?.of &&
    before.isIn === after.isIn &&
    before.isOutside === after.isOutside &&
    before.isOpen === after.isOpen,
);

/** What the page left unsure, until somebody has looked at it. */
function Doubtful({ row }: { readonly row: DraftRow }) {
  const fields = openDoubts(row).map(({ field }) => fieldName(field));
  return fields.length === 0 ? null : (
    <span className="builder-row-origin">{t('builder.row.doubts', { fields: fields.join(', ') })}</span>
  );
}

/** Where in a file the home stands and, until somebody puts it right, what of it was not understood, as it was written. */
function Origin({ row: { file, line, sources, unread = [] } }: { readonly row: DraftRow }) {
  if (file === undefined || line === null) return null;
  const isMended = Object.values(sources).includes('typed');
  const cells = unread.map(({ column, text }) => t('builder.row.cell', { column, text })).join(', ');
  return (
    <span className="builder-row-origin">
      <span className="muted">{t('builder.row.line', { file, line: String(line) })}</span>
      {cells === '' || isMended ? null : ` · ${t('builder.row.unread', { cells })}`}
    </span>
  );
}

function Picture({ row }: { readonly row: DraftRow }) {
  const [photo] = row.photos;
  if (photo) return <PhotoThumb photo={photo} alt="" />;
  if (row.card?.photoPath && row.card.photoWidth !== null)
    return (
      <img
        className="builder-thumb"
        src={storedUrl(row.card.photoPath, row.card.photoWidth, row.card.photoType)}
        alt=""
        width={96}
        height={72}
        loading="lazy"
      />
    );
  return <span className="builder-thumb" aria-hidden="true" />;
}

/** What a home is called in the list: its address, else what else is known. */
export function nameOf({ facts, card, origin, file }: DraftRow, place: number): string {
  return (
    facts.address ??
    card?.title ??
    facts.title ??
    facts.url?.replace(/^https?:\/\/(?:www\.)?/, '') ??
    file ??
    t(`builder.row.unnamed.${origin === 'photos' ? 'photos' : 'home'}`, { place })
  );
}

function factsOf({ facts, photos, card }: DraftRow): string {
  return [
    card?.place,
    facts.propertyType,
    facts.bedrooms === null ? null : plural('facts.bedrooms', facts.bedrooms),
    facts.area === null ? null : formatArea(facts.area.m2),
    facts.town,
    photos.length > 0 ? plural('builder.photoCount', photos.length) : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

function priceOf({ facts: { price } }: DraftRow): string {
  return price?.amountMinor == null || price.currency === null
    ? '—'
    : formatMoney(price.amountMinor, price.currency, locale());
}
