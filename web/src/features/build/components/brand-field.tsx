import type { OwnBrand } from '#wire/brands.ts';
import { useEffect, useState } from 'react';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { Select } from '#ui/select.tsx';
import { useBuilder } from '../builder-context.ts';
import { readOwnBrands } from '../queries.ts';

/** Under whose name and look the game is published: for people who work for an agency. */
export function BrandField() {
  const { document, change } = useBuilder();
  const userId = useSession()?.user.id ?? null;
  const [own, setOwn] = useState<readonly OwnBrand[]>([]);
  useEffect(() => {
    let isStale = false;
    if (userId !== null)
      readOwnBrands()
        .then((brands) => {
          if (!isStale) setOwn(brands);
        })
        // Without the list the brand of the page stands, as for everybody else.
        .catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [userId]);
  const { key, displayName, logoUrl } = brand();
  const here: OwnBrand = { key, displayName, logoUrl };
  const choices = [here, ...own.filter((one) => one.key !== key)];
  const chosen = choices.find((one) => one.key === document.brand) ?? here;
  if (choices.length === 1 && key === 'default') return null;
  return (
    <div className="builder-brand">
      {choices.length > 1 ? (
        <Select
          label={t('builder.brand')}
          hint={t('builder.brand.hint')}
          value={chosen.key}
          options={choices.map((one) => ({ value: one.key, label: one.displayName }))}
          onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, brand: value }))}
        />
      ) : null}
      <p className="builder-brand-name">
        {chosen.logoUrl ? <img src={chosen.logoUrl} alt="" height={32} /> : null}
        <span>{t('builder.brand.published', { brand: chosen.displayName })}</span>
      </p>
    </div>
  );
}
