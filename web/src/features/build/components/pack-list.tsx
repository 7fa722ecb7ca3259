import type { GameTemplate } from '#wire/listing-cards.ts';
import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBuilder } from '../builder-context.ts';
import { draftOfPack, packName } from '../draft/draft-of-pack.ts';
import { keepDraft } from '../draft/local-drafts.ts';
import { readTemplates } from '../queries.ts';

/** Packs that are shown before somebody asks for all. */
const FEW = 6;

/** Packs of rules with sample homes: one press, and a game stands. */
export function PackList() {
  const call = useCall(['game-packs'], readTemplates);
  return (
    <section className="builder-packs" aria-labelledby="builder-packs">
      <h2 id="builder-packs">{t('builder.packs')}</h2>
      <p className="muted">{t('builder.packs.help')}</p>
      <CallView call={call} failed={t('builder.packs.failed')} waiting={<Places />}>
        {(packs) => <Packs packs={packs} />}
      </CallView>
    </section>
  );
}

/** The places of the packs and of the button below them: what stands under the list is pressed while they come. */
function Places() {
  return (
    <>
      <div aria-busy="true">
        {Array.from({ length: FEW }, (_, place) => (
          <Skeleton key={place} height="4.125rem" />
        ))}
      </div>
      <Skeleton width="9rem" height="2.125rem" />
    </>
  );
}

function Packs({ packs }: { readonly packs: readonly GameTemplate[] }) {
  const { onOpen } = useBuilder();
  const [areAllShown, setAreAllShown] = useState(false);
  const [begun, setBegun] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const start = async (pack: GameTemplate) => {
    setBegun(pack.key);
    setError(null);
    try {
      const draft = await draftOfPack(pack);
      await keepDraft(draft);
      onOpen(draft);
    } catch (thrown) {
      setError(toAppError(thrown));
      setBegun(null);
    }
  };
  const shown = areAllShown ? packs : packs.slice(0, FEW);
  return (
    <>
      <ul>
        {shown.map((pack) => (
          <li key={pack.key}>
            <button
              type="button"
              className="builder-pack"
              disabled={begun !== null}
              aria-busy={begun === pack.key}
              onClick={() => void start(pack)}
            >
              <strong>{packName(pack.key)}</strong>
              <small>{aboutPack(pack)}</small>
            </button>
          </li>
        ))}
      </ul>
      {error ? (
        <p className="form-error" role="alert">
          {errorSentence(error)}
        </p>
      ) : null}
      {packs.length > shown.length ? (
        <Button kind="quiet" size="small" onClick={() => setAreAllShown(true)}>
          {t('builder.packs.all', { count: packs.length })}
        </Button>
      ) : null}
    </>
  );
}

/** How many homes a pack has, and how many of them a run shows. */
function aboutPack({ homes, rules: { rounds = 5 } }: GameTemplate): string {
  return rounds < homes ? t('builder.pack.some', { rounds, homes }) : plural('builder.rows', homes);
}
