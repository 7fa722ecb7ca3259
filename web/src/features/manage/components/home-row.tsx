import { gameHome, gameSettings } from '#wire/game-settings.ts';
import type { ManagedGame, ManagedHome } from '#wire/managed-games.ts';
import { HIDEABLE_FACTS } from '#domain/clues.ts';
import { clueName } from '#kit/homes/home-field-name.ts';
import { FAMILIES, type Family } from '#domain/families.ts';
import { itemPath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { bindFields } from '#kit/form/bind-fields.ts';
import { limitsOf } from '#kit/form/field-limits.ts';
import { FormChecks } from '#kit/form/form-checks.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { GameFields } from '../game-fields.ts';
import { HomePhoto } from '#kit/home-edits/home-photo.tsx';
import { homePriceText } from '#kit/home-edits/price-text.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';

interface HomeRowProps {
  readonly id: string;
  readonly name: string;
  /** undefined for a home that is added but not saved */
  readonly home: ManagedHome | undefined;
  readonly game: ManagedGame;
  readonly edits: FormEdits<GameFields>;
  /** everybody guesses it, while others of the game wait */
  readonly isInEveryRun?: boolean;
  readonly onRemove: () => void;
}

/** One home of a game: what it is, what it costs, whether it shows, and what players are told of it. */
export function HomeRow({
  id,
  name,
  home,
  game,
  edits: { fields, set },
  isInEveryRun = false,
  onRemove,
}: HomeRowProps) {
  const family: Family = FAMILIES[game.family];
  const hidden = fields[`home.${id}.hiddenFacts`] ?? [];
  const isVisible = fields[`home.${id}.isVisible`] !== false;
  const field = bindFields<GameFields>(gameSettings, fields, set);
  const place = { slug: game.slug, gameListingId: id };
  return (
    <div className="home-row" data-hidden={!isVisible || undefined}>
      <HomePhoto photo={home?.photo ?? null} />
      <div className="home-text">
        <h2>{name}</h2>
        <p className="muted">
          {[home?.town, home?.district].filter(Boolean).join(', ')}
          {home ? <> · {plural('manage.home.guesses', home.guesses)}</> : null}
        </p>
        {home ? <p className="home-price">{homePriceText(home)}</p> : null}
        <p className="home-badges">
          {home ? null : <Badge tone="accent">{t('manage.home.new')}</Badge>}
          {isInEveryRun ? <Badge tone="accent">{t('manage.home.inEveryRun')}</Badge> : null}
          {isVisible ? null : <Badge>{t('manage.home.hidden')}</Badge>}
          {home?.status === 'withdrawn' ? <Badge tone="bad">{t('manage.home.withdrawn')}</Badge> : null}
        </p>
      </div>
      <div className="home-actions">
        <Switch
          label={t('manage.home.show')}
          aria-label={t('manage.home.showNamed', { name })}
          checked={isVisible}
          onChange={(event) => set(`home.${id}.isVisible`, event.target.checked)}
        />
        {home && family.screens.includes('listing-edit') ? (
          <TextLink as={Link} to={itemPath(game.family, place, 'listing-edit')}>
            {t('manage.home.edit')}
          </TextLink>
        ) : null}
        {home && family.screens.includes('guesstimates-manage') ? (
          <TextLink as={Link} to={itemPath(game.family, place, 'guesstimates-manage')}>
            {t('manage.home.guessesLink')}
          </TextLink>
        ) : null}
        {home?.isPlayed ? null : (
          <Button
            kind="quiet"
            size="small"
            onClick={onRemove}
            aria-label={t('manage.home.removeNamed', { name })}
          >
            {t('manage.home.remove')}
          </Button>
        )}
      </div>
      <details className="home-more">
        <summary>
          {t('manage.home.more')}
          {hidden.length > 0 ? ` (${plural('manage.home.hiddenFacts', hidden.length)})` : ''}
        </summary>
        <FormText
          {...field(`home.${id}.title`)}
          limits={limitsOf(gameHome.shape.titleOverride)}
          label={t('manage.home.title')}
          optional={t('form.optional')}
          hint={t('manage.home.titleHint', { title: home?.title ?? name })}
        />
        <fieldset className="fact-choice">
          <legend>{t('manage.home.factsLegend')}</legend>
          <FormChecks
            {...field(`home.${id}.hiddenFacts`)}
            isTurned
            options={HIDEABLE_FACTS.map((value) => ({ value, label: clueName(value) }))}
          />
        </fieldset>
        {home?.isPlayed ? <p className="muted">{t('manage.home.played')}</p> : null}
      </details>
    </div>
  );
}
