import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { SlotsContext, type AfterRevealProps, type Slots, type StartPanelProps } from '#lib/slots.ts';

/** A part that came late must not take the page down when it does not come at all. */
function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy((): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: MissingPart }),
    ),
  );
}

function MissingPart() {
  return (
    <p className="page-part-missing" role="alert">
      {t('errors.chunk')} {t('errors.chunk.help')}
    </p>
  );
}

const Talk = optional<AfterRevealProps>(() =>
  import('#features/forum/components/after-guess.tsx').then(({ AfterGuess }) => AfterGuess),
);
const Panel = optional<StartPanelProps>(() =>
  import('#features/game/components/start-panel.tsx').then(({ StartPanel }) => StartPanel),
);

/** Only a forum's posts are talked about. */
function AfterReveal(props: AfterRevealProps) {
  if (props.game.family !== 'forum') return null;
  return (
    <Suspense fallback={null}>
      <Talk {...props} />
    </Suspense>
  );
}

function StartPanel(props: StartPanelProps) {
  return (
    <Suspense fallback={<div className="start-panel" aria-busy="true" />}>
      <Panel {...props} />
    </Suspense>
  );
}

const slots: Slots = {
  AfterReveal,
  StartPanel,
  startAt: async (input) => {
    const { startedPath } = await import('#features/game/use-start.ts');
    return startedPath(input, input.gameListingId);
  },
};

/** Fills the places in which features show parts of each other. */
export function SlotsProvider({ children }: { readonly children: ReactNode }) {
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}
