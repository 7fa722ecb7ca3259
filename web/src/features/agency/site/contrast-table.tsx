import type { BrandKnobs } from '#domain/theme/brand-knobs.ts';
import { PAINTED_PAIRS, themeContrast, unreadablePairs } from '#domain/theme/theme-contrast.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** How well everything reads that components paint, light and dark: the figures by which the server takes or refuses a theme. */
export function ContrastTable({ knobs }: { readonly knobs: BrandKnobs }) {
  const pairs = themeContrast(knobs);
  const failing = unreadablePairs(pairs);
  const ratioOf = (on: string, appearance: 'light' | 'dark') =>
    pairs.find((pair) => pair.on === on && pair.appearance === appearance);
  return (
    <section aria-labelledby="site-contrast">
      <h2 id="site-contrast">{t('agencySite.contrast.title')}</h2>
      <p>{t(failing.length === 0 ? 'agencySite.contrast.allRead' : 'agencySite.contrast.someUnread')}</p>
      <table className="site-contrasts">
        <thead>
          <tr>
            <th scope="col">{t('agencySite.contrast.what')}</th>
            <th scope="col">{t('agencySite.look.appearance.light')}</th>
            <th scope="col">{t('agencySite.look.appearance.dark')}</th>
            <th scope="col">{t('agencySite.contrast.owed')}</th>
          </tr>
        </thead>
        <tbody>
          {PAINTED_PAIRS.map(({ on }) => (
            <tr key={on}>
              <th scope="row">{t(`agencySite.contrast.${on}`)}</th>
              <td>{sayRatio(ratioOf(on, 'light')?.ratio)}</td>
              <td>{sayRatio(ratioOf(on, 'dark')?.ratio)}</td>
              <td>{sayRatio(ratioOf(on, 'light')?.owed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Never rounded up: 4.499 is not 4.5. */
function sayRatio(ratio: number | undefined): string {
  return ratio === undefined ? '' : `${formatNumber(Math.floor(ratio * 100) / 100)} : 1`;
}
