import { useLocation } from 'react-router-dom';
import { readPlace } from '#domain/market/read-place.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { TextLink } from '#ui/text-link.tsx';
import { MARKET_LINKS, marketLink } from '../market-links.ts';
import '#kit/market/market.css';

interface MarketWaysProps {
  /** the postcode, its beginning or the town that the page is about; empty: none */
  readonly place?: string;
  readonly country?: string | undefined;
}

/** The ways on to everything else that is known of sold homes; where the page is about a place, of that place. */
export function MarketWays({ place = '', country }: MarketWaysProps) {
  const { pathname } = useLocation();
  const name = readPlace(place)?.name;
  const ways = MARKET_LINKS.flatMap((link) => {
    const to = marketLink(link, { place, country });
    return to === null || to.split('?')[0] === pathname ? [] : [{ link, to }];
  });
  return (
    <nav className="market-ways" aria-labelledby="market-ways">
      <h2 id="market-ways">{name === undefined ? t('market.more') : t('market.moreOf', { place: name })}</h2>
      <ul>
        {ways.map(({ link, to }) => (
          <li key={link}>
            <TextLink as={Link} to={to}>
              {t(`market.${link}`)}
            </TextLink>
            <small>{t(`market.${link}.about`)}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
