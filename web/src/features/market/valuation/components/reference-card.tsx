import type { ReferencePage } from '#wire/evaluations.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { money } from '#kit/valuation/say-parts.ts';
import { referencePath } from '#kit/valuation/valuation-paths.ts';
import { saleFacts } from '../sale-facts.ts';
import { saleAddress } from '#kit/valuation/say-value.ts';

/** A sold home in the list: where, what kind, for how much and when. */
export function ReferenceCard({ sale }: { readonly sale: ReferencePage['rows'][number] }) {
  return (
    <Card as="li" isLink look="flat" className="value-card" data-row={sale.id} tabIndex={-1}>
      <h2>
        <TextLink as={Link} className="ui-card-link" to={referencePath(sale.id)}>
          {saleAddress(sale) || t(`valuation.kind.${sale.type}`)}
        </TextLink>
      </h2>
      <p className="ui-display value-card-price">{money(sale.priceMinor, sale.currency)}</p>
      <p>{t('valuation.references.sold', { date: formatDate(sale.soldOn) })}</p>
      <p className="muted">{saleFacts(sale).join(' · ')}</p>
      {sale.isSample ? <Badge>{t('valuation.sample')}</Badge> : null}
    </Card>
  );
}
