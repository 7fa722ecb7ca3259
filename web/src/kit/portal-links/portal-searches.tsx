import { portalLinks } from '#domain/market/portal-links.ts';
import { minorPerMajor } from '#domain/money.ts';
import { t } from '#lib/i18n.ts';
import { TextLink } from '#ui/text-link.tsx';
import './portal-searches.css';

interface PortalSearchesProps {
  readonly query: {
    readonly countryCode: string;
    readonly place: string;
    readonly leastBedrooms: number | null;
    readonly currency: string;
    readonly leastMinor: number | null;
    readonly mostMinor: number | null;
  };
}

/** The searches of portals for the same, as links that a person opens: nothing here fetches a page of a portal. */
export function PortalSearches({ query }: PortalSearchesProps) {
  const { currency } = query;
  const major = (minor: number | null) =>
    minor === null ? null : Math.round(minor / minorPerMajor(currency));
  const links = portalLinks({ ...query, least: major(query.leastMinor), most: major(query.mostMinor) });
  return (
    <div className="portal-links">
      <p className="muted">{t(links.length === 0 ? 'portals.noLinks' : 'portals.links')}</p>
      <ul>
        {links.map(({ portal, url }) => (
          <li key={portal}>
            <TextLink href={url} target="_blank" rel="noreferrer">
              {t('portals.searchOn', { portal })}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
