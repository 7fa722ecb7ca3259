import type { AreaCard } from '#wire/areas.ts';
import { formatCountry, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { areaPath } from '../../paths.ts';
import { sayChange, sayCount, sayMiddle } from '../say-level.ts';

interface AreaCardsProps {
  readonly areas: readonly AreaCard[];
  readonly selectedId: string | null;
}

/** Neighbourhoods, each with its level, how it moved, and how many sales say so. */
export function AreaCards({ areas, selectedId }: AreaCardsProps) {
  return (
    <ol className="area-cards">
      {areas.map((area, at) => (
        <Card
          as="li"
          key={area.id}
          isLink
          look="flat"
          data-row={area.id}
          data-shown={area.id === selectedId || undefined}
        >
          <p className="area-card-head">
            <span className="area-number" aria-hidden="true">
              {formatNumber(at + 1)}
            </span>
            <TextLink as={Link} className="ui-card-link" to={areaPath(area.id)}>
              {area.name}
            </TextLink>
            <small>{formatCountry(area.countryCode)}</small>
            {area.isSample ? <Badge>{t('sales.sample')}</Badge> : null}
          </p>
          <p className="area-level">
            {sayMiddle(area.latest)} <small>{t('areas.level')}</small>
          </p>
          <p>{sayChange(area)}</p>
          <p className="muted">{sayCount(area.latest)}</p>
          {area.description ? <p className="area-about">{area.description}</p> : null}
          {area.latest && area.latest.medianMinor === null ? (
            <p className="muted">{t('areas.tooFew')}</p>
          ) : null}
        </Card>
      ))}
    </ol>
  );
}
