import { lazy, Suspense, useState } from 'react';
import { Link } from '#lib/link.tsx';
import { brand } from '#lib/brand.ts';
import { LOCALES, locale, t, type Locale } from '#lib/i18n.ts';
import { switchLocale } from '#lib/load-locale.ts';
import { PATHS } from '#lib/paths.ts';
import { chooseTheme, THEME_CHOICES, themeChoice, type ThemeChoice } from '#lib/theme-choice.ts';
import { useBrowserValue } from '#lib/use-browser-value.ts';
import { useHasScripts } from '#lib/use-has-scripts.ts';
import { TextLink } from '#ui/text-link.tsx';

const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  es: 'Español',
};

/** It comes with the brand's menu, and as that not while a home is guessed. */
const FaceFooter = lazy(() =>
  import('./face-footer.tsx').then(
    (module) => ({ default: module.FaceFooter }),
    () => new Promise<never>(() => undefined),
  ),
);

/** Who stands behind the site, where its ways lead, and how this browser shows it. */
export function SiteFooter({ hasWays }: { readonly hasWays: boolean }) {
  const { face, key, company, address, phone, serviceEmail, isSample } = brand();
  const kept = useBrowserValue(themeChoice, 'system');
  const [chosen, setTheme] = useState<ThemeChoice | null>(null);
  const hasScripts = useHasScripts();
  const lines = typeof address === 'string' ? [address] : (address ?? []);
  const change = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  return (
    <footer className="site-footer">
      {hasWays && face ? (
        <Suspense fallback={null}>
          <FaceFooter />
        </Suspense>
      ) : null}
      <nav className="site-ways" aria-label={t('shell.site')}>
        <Link to={PATHS.home}>{t('shell.home')}</Link>
        <Link to={PATHS.games}>{t('games.title')}</Link>
        <Link to={PATHS.charts}>{t('shell.market')}</Link>
        <Link to={PATHS.search}>{t('shell.search')}</Link>
        <Link to={PATHS.about}>{t('shell.about')}</Link>
        <Link to={PATHS.privacy}>{t('shell.privacy')}</Link>
        <Link to={PATHS.terms}>{t('shell.terms')}</Link>
        <Link to={PATHS.takedownRequest}>{t('shell.takedown')}</Link>
      </nav>
      <address className="site-address">
        {company ? <span>{company}</span> : null}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
        <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>
        {isSample && key !== 'default' ? <small>{t('shell.sampleNote')}</small> : null}
      </address>
      {/* What is chosen before the scripts are there would be lost: until then the choices wait. */}
      <div className="site-choices" inert={!hasScripts}>
        <label>
          <span>{t('shell.theme')}</span>
          <select value={chosen ?? kept} onChange={(event) => change(event.target.value as ThemeChoice)}>
            {THEME_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`shell.theme.${choice}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('shell.language')}</span>
          <select value={locale()} onChange={(event) => switchLocale(event.target.value as Locale)}>
            {LOCALES.map((one) => (
              <option key={one} value={one} lang={one}>
                {LOCALE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <TextLink as={Link} look="quiet" to={PATHS.clear}>
          {t('shell.clear')}
        </TextLink>
      </div>
    </footer>
  );
}
