import { localesToTry } from '#domain/site/site-content.ts';
import { RichTextView } from '#kit/site/rich-text-view.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import { brand } from '#lib/brand.ts';
import { locale, t } from '#lib/i18n.ts';
import { MenuLinks } from './menu-links.tsx';

/** What the brand's people put at the foot of every page: their links, their words, their pages elsewhere. */
export function FaceFooter() {
  const { face, socialMedia, supportedLocales } = brand();
  if (!face) return null;
  const text = localesToTry(locale(), supportedLocales)
    .map((one) => face.texts[one])
    .find(Boolean);
  const elsewhere = face.social ? Object.entries(socialMedia) : [];
  return (
    <div className="site-face">
      {face.bottom.length > 0 || elsewhere.length > 0 ? (
        <nav className="site-ways" aria-label={t('shell.menu')}>
          <MenuLinks links={face.bottom} />
          {elsewhere.map(([name, href]) => (
            <SiteLink key={name} href={href}>
              {name}
            </SiteLink>
          ))}
        </nav>
      ) : null}
      {text ? <RichTextView text={text} /> : null}
    </div>
  );
}
