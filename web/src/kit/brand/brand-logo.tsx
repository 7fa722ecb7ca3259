import { brand } from '#lib/brand.ts';
import './brand-logo.css';

/**
 * The brand's logo, and beside it the one for dark pages: the style sheet shows the one for the page's ground, and the other
 * is not fetched. Empty where there is none; the brand's name stands beside it.
 */
export function BrandLogo() {
  const { logoUrl, logoDarkUrl, theme } = brand();
  // A single one is there with the page: its width moves nothing later.
  const loading = logoDarkUrl ? 'lazy' : 'eager';
  return (
    <span className="brand-logo" data-appearance={theme['appearance']}>
      {[logoUrl, logoDarkUrl].map((src) => src && <img key={src} src={src} alt="" loading={loading} />)}
    </span>
  );
}
