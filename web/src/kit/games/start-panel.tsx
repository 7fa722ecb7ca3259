import type { Game } from '#wire/games.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { Link } from '#lib/link.tsx';
import { boardPath, itemPath } from '#domain/game-paths.ts';
import type { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { guestToken } from '#lib/auth-session.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { latePart } from '#lib/late-part.ts';
import { withTexts } from '#lib/load-texts.ts';
import { modeSentence } from './mode-sentence.ts';
import { useBrowserValue } from '#lib/use-browser-value.ts';
import { useHasScripts } from '#lib/use-has-scripts.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { GameKey } from './game-key.ts';
import { keepName, readKeptName } from './kept-name.ts';
import { useStart } from './use-start.ts';

// Only whoever played before can know a home.
const StartOutlook = latePart(async () => ({
  default: (await withTexts(['start'], () => import('./start-outlook.tsx'))).StartOutlook,
}));

// Few games let their players choose where the homes are.
const RegionChoice = lazy(() =>
  withTexts(['start'], () => import('./region-choice.tsx')).then((module) => ({
    default: module.RegionChoice,
  })),
);

// Another mode is for whoever has had enough of the game's own, or came for it. Where the choice does not come, the game
// is played as its host made it, or as the address says.
const ModeChoice = latePart(async () => ({
  default: (await withTexts(['ways'], () => import('./mode-choice.tsx'))).ModeChoice,
}));

// Nor do many take the code of a preset.
const PresetChoice = lazy(() =>
  withTexts(['start'], () => import('./preset-choice.tsx')).then((module) => ({
    default: module.PresetChoice,
  })),
);

// How it looks is a matter of taste, below everything that has to be said: where it does not come, the game is played.
const OwnLookChoice = latePart(async () => ({
  default: (await withTexts(['presentation'], () => import('./own-look-choice.tsx'))).OwnLookChoice,
}));

interface StartPanelProps {
  readonly game: Game;
  readonly unfinished: UnfinishedRun | undefined;
  /** the front door asks for nothing: one press, and the game is on */
  readonly isBrief?: boolean;
  /** the code or token that opened the game already */
  readonly gameKey?: GameKey;
  /** what the button says, where it is not simply to play */
  readonly label?: string;
  /** secondary where the page has another first thing to do */
  readonly kind?: 'primary' | 'secondary';
  /** the run whose homes this one replays */
  readonly like?: string;
}

/** The way into a run: go on with the one under way, or start one. */
export function StartPanel(props: StartPanelProps) {
  const { game, unfinished, kind = 'primary' } = props;
  if (unfinished?.nextGameListingId) {
    const { sessionId, nextGameListingId } = unfinished;
    return (
      <div className="start-panel">
        <TextLink
          as={Link}
          look={kind}
          size="large"
          to={itemPath(game.family, { slug: game.slug, gameListingId: nextGameListingId, sessionId })}
        >
          {t('start.continue')}
        </TextLink>
        <p className="muted">
          {t('start.progress', { guessed: unfinished.guessed, rounds: unfinished.rounds })}
        </p>
      </div>
    );
  }
  return game.isOpen ? <StartForm {...props} /> : <ClosedGame game={game} />;
}

function StartForm({ game, isBrief = false, gameKey, label, kind = 'primary', like }: StartPanelProps) {
  const session = useSession();
  const hasScripts = useHasScripts();
  const { start, isStarting, error } = useStart();
  const hasPlayed = useBrowserValue(readGuest, '') !== '' || session !== null;
  const keptName = useBrowserValue(readKeptName, '');
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? keptName;
  const [code, setCode] = useState('');
  const [region, setRegion] = useState('');
  const regions = game.modeOptions?.regions ?? [];
  const [preset, setPreset] = useState('');
  const asksMode = !isBrief && !like;
  const [mode, setMode] = useState(asksMode ? modeOfAddress : '');
  // A kept name that was refused can be changed here, also where nothing is asked otherwise.
  // In a classroom nobody types a name.
  const asksName =
    session === null &&
    !game.modeOptions?.isClassroom &&
    (!isBrief || error?.code === 'words_refused' || error?.code === 'price_in_name');
  const change = modeSentence(game.modeOptions);

  const begin = (avoidsKnown: boolean) => {
    const displayName = name.trim();
    if (asksName) keepName(displayName);
    void start({
      slug: game.slug,
      ...(displayName ? { displayName } : {}),
      ...(code ? { accessCode: code.trim() } : {}),
      ...gameKey,
      ...(like ? { like } : {}),
      ...(region ? { region } : {}),
      ...(preset ? { preset } : {}),
      ...(mode ? { mode } : {}),
      avoidsKnown,
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    begin(false);
  };
  return (
    // What is typed or pressed before the scripts are there would be lost: until then the form waits.
    <form className="start-panel" inert={!hasScripts} onSubmit={submit}>
      {change ? <p className="start-mode">{change}</p> : null}
      {game.needsCode && !gameKey ? (
        <TextField
          label={t('start.code')}
          value={code}
          required
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
      ) : null}
      {regions.length > 1 && !like ? (
        <Suspense>
          <RegionChoice slug={game.slug} regions={regions} value={region} onChange={setRegion} />
        </Suspense>
      ) : null}
      {game.mode === 'custom-presets' && !like ? (
        <Suspense>
          <PresetChoice value={preset} onChange={setPreset} />
        </Suspense>
      ) : null}
      <Button type="submit" kind={kind} size="large" isBusy={isStarting}>
        {isStarting ? t('start.starting') : (label ?? t('start.play'))}
      </Button>
      <Refusal error={error} />
      {/* Nobody has to have a name: it stands after the way in. */}
      {asksName ? (
        <TextField
          label={t(boardPath(game) ? 'start.name' : 'start.ownName')}
          hint={t(boardPath(game) ? 'start.nameHint' : 'start.ownNameHint')}
          optional={t('form.optional')}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      ) : null}
      {hasPlayed && !game.needsCode ? (
        <Suspense>
          <StartOutlook slug={game.slug} like={like} isBusy={isStarting} onSwap={() => begin(true)} />
        </Suspense>
      ) : null}
      {isBrief ? null : (
        // Their places are kept, so that nothing moves when they come.
        <div className="start-late" data-asks-mode={asksMode || undefined}>
          {hasScripts ? (
            <Suspense>
              {asksMode ? <ModeChoice game={game} value={mode} onChange={setMode} /> : null}
              <OwnLookChoice />
            </Suspense>
          ) : null}
        </div>
      )}
    </form>
  );
}

function Refusal({ error }: { readonly error: AppError | null }) {
  return error ? (
    <p className="form-error" role="alert">
      <strong>{errorText(error).title}</strong> {errorText(error).help}
    </p>
  ) : null;
}

/** Pages about a mode lead here with its name. */
function modeOfAddress(): string {
  return typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get('mode') ?? '');
}

function readGuest(): string {
  return guestToken() ?? '';
}

function ClosedGame({ game }: { readonly game: Game }) {
  // oxlint-disable-next-line react/purity -- as of this rendering; the server decides again
  const opensLater = game.opensAt !== null && new Date(game.opensAt) > new Date();
  return (
    <p className="start-closed" role="status">
      {opensLater && game.opensAt
        ? t('start.opens', { time: formatTime(game.opensAt) })
        : t(boardPath(game) ? 'start.closed' : 'start.closedPlain')}
    </p>
  );
}
