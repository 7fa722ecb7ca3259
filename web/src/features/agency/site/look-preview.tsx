import type { CSSProperties } from 'react';
import type { BrandKnobs } from '#domain/theme/brand-knobs.ts';
import { t } from '#lib/i18n.ts';
import { brandThemeStyle } from '#ui/brand-theme.ts';

/** What visitors see most, in the look that is being made, light and dark. */
export function LookPreview({ knobs }: { readonly knobs: BrandKnobs }) {
  return (
    <section aria-labelledby="site-look">
      <h2 id="site-look">{t('agencySite.preview.title')}</h2>
      <div className="site-look-preview" inert>
        {(['light', 'dark'] as const).map((appearance) => (
          <div
            key={appearance}
            className="site-look ui-scope"
            // Each of them wears the whole theme of the brand: names of CSS are no names that React knows.
            style={brandThemeStyle(knobs, appearance) as CSSProperties}
          >
            <h3>{t('agencySite.preview.heading')}</h3>
            <p>{t('agencySite.preview.text')}</p>
            <p className="muted">{t('agencySite.preview.quiet')}</p>
            <span className="site-part-button">{t('agencySite.preview.button')}</span>
            <span className="site-card">
              <a href="#main">{t('agencySite.preview.link')}</a>
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
