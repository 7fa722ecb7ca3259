import type { GuessFigures } from '#wire/managed-homes.ts';
import { useCallback } from 'react';
import { redirect, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { FAMILIES, type Family } from '#domain/families.ts';
import { itemPath, managePath } from '#domain/game-paths.ts';
import { AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GuessSpread } from '../components/guess-spread.tsx';
import { GuessTable } from '../components/guess-table.tsx';
import { readGuessFigures } from '../queries.ts';
import '../manage.css';

interface GuessesData {
  readonly slug: string;
  readonly gameListingId: string;
  readonly figures: GuessFigures;
  readonly page: { readonly values: { readonly game: string } };
}

/** A home's figures; the table asks for its own rows. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<GuessesData | Response> {
  const slug = params.gameSlug ?? '';
  const gameListingId = params.listingInGameUuid ?? '';
  const figures = await readGuessFigures(slug, gameListingId);
  const family: Family = FAMILIES[figures.game.family];
  if (!family.screens.includes('guesstimates-manage'))
    throw new AppError('not_found', 'This game has no page of its guesses.', { status: 404 });
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${family.basePath}/`))
    return redirect(itemPath(family.key, { slug, gameListingId }, 'guesstimates-manage') + url.search);
  return { slug, gameListingId, figures, page: { values: { game: figures.game.title } } };
}

/** Every guess on one home: how they spread, who made them, and which are abuse. */
export function Component() {
  const { slug, gameListingId, figures } = useLoaderData<GuessesData>();
  const { revalidate } = useRevalidator();
  const judged = useCallback(() => void revalidate(), [revalidate]);
  return (
    <div className="page manage">
      <header className="manage-head">
        <p>
          <TextLink as={Link} look="quiet" to={managePath(figures.game.family, slug)}>
            {t('manage.listing.back', { game: figures.game.title })}
          </TextLink>
        </p>
        <h1>{t('manage.guesses.title', { home: nameOf(figures) })}</h1>
      </header>
      <GuessSpread figures={figures} />
      <GuessTable
        slug={slug}
        gameListingId={gameListingId}
        seesPrice={figures.home.seesPrice}
        onJudged={judged}
      />
    </div>
  );
}

function nameOf({ home }: GuessFigures): string {
  return home.titleOverride ?? (home.title || (home.town ?? t('facts.unnamed')));
}
