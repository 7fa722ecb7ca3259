import { useEffect, useState } from 'react';
import type { FamilyKey } from '#domain/families.ts';
import { managePath } from '#domain/game-paths.ts';
import { useMay } from '#kit/access/use-may.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** A game of this brand, as far as its management has an address. */
export interface ManagedHere {
  readonly family: FamilyKey;
  readonly slug: string;
}

/** Asks the server whether the reader manages the game; whoever does not is shown nothing. */
export function ManageLinkAsked({ game: { family, slug } }: { readonly game: ManagedHere }) {
  const [managesGame, setManagesGame] = useState(false);
  const may = useMay('game.manage', { managesGame });
  useEffect(() => {
    let isStale = false;
    callRpc('may_manage_game', { gameSlug: slug, ...brandArg() }).then(
      (answer) => {
        if (!isStale) setManagesGame(answer);
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [slug]);
  if (!may) return null;
  return (
    <p className="manage-link">
      <TextLink as={Link} look="quiet" to={managePath(family, slug)}>
        {t('own.manage')}
      </TextLink>
    </p>
  );
}
