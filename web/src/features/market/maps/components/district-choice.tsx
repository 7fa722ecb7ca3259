import { useState, type SubmitEvent } from 'react';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { formatCountry } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MAP_PATHS } from '../paths.ts';
import { findDistricts } from '../queries.ts';

/** Other districts of which something is known, found by code or name. */
export function DistrictChoice() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const call = useCall(['districts', search], () => findDistricts(search));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <section aria-labelledby="maps-districts" className="maps-figures">
      <h2 id="maps-districts">{t('maps.cv.others')}</h2>
      <form className="maps-place" role="search" onSubmit={submit}>
        <TextField
          type="search"
          label={t('maps.cv.search')}
          value={typed}
          maxLength={40}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" isBusy={call.isBusy}>
          {t('maps.cv.find')}
        </Button>
      </form>
      <CallView
        call={call}
        waiting={<Skeleton height="1.5rem" lines={3} />}
        isEmpty={(places) => places.length === 0}
        empty={<p>{t('maps.cv.noneFound')}</p>}
      >
        {(places) => (
          <ul className="maps-chips">
            {places.map(({ country, code, name }) => (
              <li key={`${country} ${code}`}>
                <TextLink
                  as={Link}
                  to={`${MAP_PATHS.district}?country=${country}&area=${encodeURIComponent(code)}`}
                >
                  {[code, name ?? formatCountry(country)].join(', ')}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </CallView>
    </section>
  );
}
