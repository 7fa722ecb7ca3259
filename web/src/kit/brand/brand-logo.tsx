import { brand } from '#lib/brand.ts';
import './brand-logo.css';

/** The brand's logo in the form for the page's ground; nothing where it has none. The brand's name stands beside it. */
export function BrandLogo({ height }: { readonly height: number }) {
  const { logoUrl, logoDarkUrl, theme } = brand();
  if (logoUrl === null || logoDarkUrl === null) {
    const only = logoUrl ?? logoDarkUrl;
    return only === null ? null : <img src={only} alt="" height={height} />;
  }
  return (
    <span className="brand-logo" data-appearance={theme['appearance']}>
      {/* The one that is not shown is not fetched either. */}
      <img src={logoUrl} alt="" height={height} loading="lazy" />
      <img src={logoDarkUrl} alt="" height={height} loading="lazy" data-dark />
    </span>
  );
}
