import { formatCountry } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import type { PagePlace } from '#kit/content/content-page.ts';
import { TextLink } from '#ui/text-link.tsx';
import { GamesShelf } from '../components/games-shelf.tsx';

/** Games with homes of the place that a page is about; where there are none those of its country, then the day's. */
export function Part({ place }: { readonly place?: PagePlace | undefined }) {
  if (!place) return null;
  const country = formatCountry(place.country);
  const ofCountry = (
    <GamesShelf
      filters={{ place: place.country, sort: 'most_played' }}
      empty={
        <>
          <p>{t('ways.noneOfCountry', { place: country })}</p>
          <p>
            <TextLink as={Link} look="primary" to={'/daily-challenge/today'}>
              {t('ways.toDaily')}
            </TextLink>
          </p>
        </>
      }
    />
  );
  return (
    <>
      <h2>{t('ways.ofPlace', { place: place.town ?? country })}</h2>
      {place.town ? (
        <GamesShelf
          filters={{ search: place.town, place: place.country, sort: 'most_played' }}
          empty={
            <>
              <p>{t('ways.noneOfTown', { town: place.town, country })}</p>
              {ofCountry}
            </>
          }
        />
      ) : (
        ofCountry
      )}
    </>
  );
}
