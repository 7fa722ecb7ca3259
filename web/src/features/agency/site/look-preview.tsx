import type { CSSProperties, ReactNode } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import type { BrandKnobs } from '#domain/theme/brand-knobs.ts';
import { formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { brandThemeStyle } from '#ui/brand-theme.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import './look-preview.css';

interface LookPreviewProps {
  readonly knobs: BrandKnobs;
  /** the agency, as its header says it */
  readonly name: string;
  readonly logo: string | null;
  /** on dark pages; null: the same */
  readonly darkLogo: string | null;
}

const PRICE_MINOR = 38_500_000;
const GUESS_MINOR = 36_000_000;
/** How many guessed how much, as shares of the tallest bar. */
const BARS = [12, 35, 70, 100, 60, 22, 8] as const;
const LINES = [
  { player: 'Ada', points: 4_310 },
  { player: 'Ben', points: 3_980 },
  { player: 'Cleo', points: 3_240 },
] as const;

/** The four screens that visitors see most, in the look that is being made, light and dark. Nothing on them can be pressed. */
export function LookPreview({ knobs, name, logo, darkLogo }: LookPreviewProps) {
  const money = (minor: number) => formatMoney(minor, 'GBP', locale());
  const appearances = knobs.appearance === 'system' ? (['light', 'dark'] as const) : [knobs.appearance];
  const logoOf = (appearance: 'light' | 'dark') => (appearance === 'dark' ? (darkLogo ?? logo) : logo);
  return (
    <section className="look-screens" aria-labelledby="site-look">
      <h2 id="site-look">{t('agencySite.preview.title')}</h2>
      {appearances.map((appearance) => (
        <section key={appearance} aria-label={t(`agencySite.look.appearance.${appearance}`)}>
          {appearances.length > 1 ? (
            <h3 className="look-appearance">{t(`agencySite.look.appearance.${appearance}`)}</h3>
          ) : null}
          <div
            className="look-pages ui-scope"
            inert
            // The whole theme of the brand: names of CSS are no names that React knows.
            style={brandThemeStyle(knobs, appearance) as CSSProperties}
          >
            <Page title={t('agencySite.preview.front')} brand={name} logo={logoOf(appearance)}>
              <p className="look-display">{t('agencySite.preview.heading')}</p>
              <p className="muted">{t('agencySite.preview.text')}</p>
              <Button kind="primary">{t('agencySite.preview.play')}</Button>
              <TextLink href="#main">{t('agencySite.preview.link')}</TextLink>
            </Page>
            <Page title={t('agencySite.preview.round')} brand={name} logo={logoOf(appearance)}>
              <div className="look-photo" />
              <p className="muted">{t('agencySite.preview.facts')}</p>
              <TextField label={t('agencySite.preview.guess')} value={money(GUESS_MINOR)} readOnly />
              <Button kind="primary" isWide>
                {t('agencySite.preview.button')}
              </Button>
            </Page>
            <Page title={t('agencySite.preview.reveal')} brand={name} logo={logoOf(appearance)}>
              <p className="muted">{t('agencySite.preview.price')}</p>
              <p className="look-display">{money(PRICE_MINOR)}</p>
              <p>
                <Badge tone="good">{t('agencySite.preview.points', { points: formatNumber(872) })}</Badge>
              </p>
              <p className="muted">{t('agencySite.preview.quiet')}</p>
              <div className="look-bars">
                {BARS.map((share) => (
                  <span key={share} style={{ blockSize: `${String(share)}%` }} />
                ))}
              </div>
              <Button>{t('agencySite.preview.next')}</Button>
            </Page>
            <Page title={t('agencySite.preview.board')} brand={name} logo={logoOf(appearance)}>
              <ol className="look-board">
                {LINES.map(({ player, points }, place) => (
                  <li key={player} data-own={place === 1 || undefined}>
                    <span>{formatNumber(place + 1)}</span>
                    <b>{player}</b>
                    <span>{formatNumber(points)}</span>
                  </li>
                ))}
              </ol>
            </Page>
          </div>
        </section>
      ))}
    </section>
  );
}

interface PageProps {
  readonly title: string;
  readonly brand: string;
  readonly logo: string | null;
  readonly children: ReactNode;
}

function Page({ title, brand, logo, children }: PageProps) {
  return (
    <figure className="look-page">
      <figcaption>{title}</figcaption>
      <p className="look-head">
        {logo === null ? null : <img src={logo} alt="" height="20" />}
        <span>{brand}</span>
      </p>
      <Card look="raised" className="look-body">
        {children}
      </Card>
    </figure>
  );
}
