import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Compared } from './compared.ts';

/** Two homes of which nothing differs, or nothing is known: what to do then. */
export function NothingDiffers({ compared }: { readonly compared: Compared }) {
  const { result, scene } = compared;
  if (result.parts.length > 0) return null;
  const isKnown = result.equal > 0;
  return (
    <Empty
      title={t(isKnown ? 'dossierCompare.alike' : 'dossierCompare.nothingKnown')}
      action={
        isKnown ? null : (
          <TextLink as={Link} to={`/dossiers/${scene.dossierId}/overview`} look="secondary">
            {t('dossierCompare.toFacts')}
          </TextLink>
        )
      }
    >
      {t(isKnown ? 'dossierCompare.alikeHelp' : 'dossierCompare.nothingKnownHelp')}
    </Empty>
  );
}
