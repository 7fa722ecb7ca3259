import { memo } from 'react';
import type { DraftRow } from '#wire/drafts.ts';
import type { Grade } from '#functions/_shared/reader/listing-record.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { sayArea, useAreaUnit, type ShownUnit } from '#kit/homes/area-unit.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { openDoubts, type JudgedRow, type RowFault } from '../draft/judge-rows.ts';
import { faultText } from '../fault-text.ts';
import { nameOfHome } from '../home-name.ts';
import { fieldName } from './column-mapping.tsx';
import { PhotoThumb, storedUrl } from './photo-thumb.tsx';

interface HomeRowProps {
  readonly row: DraftRow;
  readonly place: number;
  readonly grade: Grade;
  /** what the fault is compared by */
  readonly faultCode: string | null;
  readonly fault: RowFault | null;
  readonly awaits: JudgedRow['awaits'];
  readonly isIn: boolean;
  readonly isOutside: boolean;
  readonly isOpen: boolean;
  readonly onWant: (isWanted: boolean) => void;
  readonly onOpen: () => void;
  /** asks for the page that the row waits for */
  readonly onBring: () => void;
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
  function HomeRow(props: HomeRowProps) {
    const { row, place, fault, awaits, isIn, isOutside, isOpen, onWant, onOpen, onBring } = props;
    const name = nameOfHome(row, place);
    const unit = useAreaUnit();
    return (
      <div className="builder-row" data-fault={fault && !awaits ? '' : undefined} data-in={isIn || undefined}>
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
          <span className="muted">{factsOf(row, unit)}</span>
          {fault ? (
            <span className={awaits ? 'muted' : 'builder-row-fault'}>
              {awaits === 'price' ? t('builder.row.priceMissing') : faultText(fault, row.origin)}
            </span>
          ) : null}
          <Doubtful row={row} />
          <Origin row={row} />
          {isOutside ? <span className="builder-row-outside">{t('builder.row.outside')}</span> : null}
        </div>
        <div className="builder-row-foot">
          <span className="builder-row-price ui-display">{priceOf(row, awaits)}</span>
          <Standing {...props} />
          <div className="builder-row-actions">
            {awaits === 'page' ? (
              <Button size="small" aria-label={t('builder.row.bringOne', { name })} onClick={onBring}>
                {t('builder.row.bring')}
              </Button>
            ) : null}
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'builder.row.closeOne' : 'builder.row.editOne', { name })}
              onClick={onOpen}
            >
              {t(isOpen ? 'builder.row.close' : 'builder.row.edit')}
            </Button>
          </div>
        </div>
      </div>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.place === after.place &&
    before.grade === after.grade &&
    before.faultCode === after.faultCode &&
    before.awaits === after.awaits &&
    before.fault?.of === after.fault?.of &&
    before.isIn === after.isIn &&
    before.isOutside === after.isOutside &&
    before.isOpen === after.isOpen,
);

/** The grade of what was read; nothing is graded that is not there yet. */
function Standing({ awaits, grade }: Pick<HomeRowProps, 'awaits' | 'grade'>) {
  return awaits === null ? (
    <Badge tone={GRADE_TONES[grade]}>{t('builder.grade', { grade })}</Badge>
  ) : (
    <Badge>{t(`builder.awaits.${awaits}`)}</Badge>
  );
}

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

function factsOf({ facts, photos, card }: DraftRow, unit: ShownUnit): string {
  return [
    card?.place,
    facts.propertyType === null ? null : homeWord('propertyType', facts.propertyType),
    facts.bedrooms === null ? null : plural('facts.bedrooms', facts.bedrooms),
    facts.area === null ? null : sayArea(facts.area.m2, unit, facts.area),
    facts.town,
    photos.length > 0 ? plural('builder.photoCount', photos.length) : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

function priceOf({ facts: { price } }: DraftRow, awaits: JudgedRow['awaits']): string {
  // Where it is asked for, its absence is told already.
  if (awaits === 'price' || awaits === 'page') return '';
  return price?.amountMinor == null || price.currency === null
    ? '—'
    : formatMoney(price.amountMinor, price.currency, locale());
}
