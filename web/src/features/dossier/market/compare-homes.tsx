import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '#lib/app-error.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { readAll } from '#kit/rows/rows.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Scene, SceneHome } from '../notes/scene.ts';
import { addComparison, readSceneAgain, type Ground } from '../overview/home-calls.ts';
import { wayTo } from '../overview/home-ways.tsx';

/** So many homes stand here until all are asked for. */
const SHOWN = 6;

interface CompareHomesProps {
  readonly scene: Scene;
  readonly ground: Ground;
}

/** The other homes of the dossier, each a press away from standing beside this one. */
export function CompareHomes({ scene, ground }: CompareHomesProps) {
  const { home } = ground;
  const [isWhole, setIsWhole] = useState(false);
  const others = scene.homes.filter(({ id }) => id !== home.id);
  return (
    <section aria-labelledby="compare-homes">
      <h2 id="compare-homes">{t('dossierMarket.homes')}</h2>
      {others.length === 0 ? (
        <>
          <p className="muted">{t('dossierMarket.noOtherHome')}</p>
          <p>
            <TextLink as={Link} to={wayTo('overview', scene, home.id)}>
              {t('dossierMarket.addHome')}
            </TextLink>
          </p>
        </>
      ) : (
        <OtherHomes scene={scene} ground={ground} others={others.slice(0, isWhole ? undefined : SHOWN)} />
      )}
      {others.length > SHOWN && !isWhole ? (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {t('dossierMarket.allHomes', { count: others.length })}
        </Button>
      ) : null}
    </section>
  );
}

function OtherHomes({
  scene,
  ground,
  others,
}: CompareHomesProps & { readonly others: readonly SceneHome[] }) {
  const { home } = ground;
  const comparing = useDeed();
  const navigate = useNavigate();
  const pathOf = (id: string) => `/dossiers/${scene.dossierId}/comparables/${id}/sbs/overview`;
  const compare = (otherId: string) =>
    comparing.run(async () => {
      const made = await compareHomes(scene.dossierId, home.id, otherId);
      await readSceneAgain(scene.dossierId);
      void navigate(pathOf(made));
    });
  return (
    <>
      <ul className="dossier-ready-list">
        {others.map((other) => {
          const known = comparisonOf(scene, home.id, other.id);
          return (
            <li key={other.id} data-row={other.id}>
              <span dir="auto">
                {other.title}
                <small className="muted home-under">
                  {[t(`dossierNotes.stage.${other.stage}`), sayPrice(other, ground)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </small>
              </span>
              {known ? (
                <TextLink as={Link} to={pathOf(known.id)} look="secondary" size="small">
                  {t('dossierMarket.seeComparison')}
                  <VisuallyHidden>: {other.title}</VisuallyHidden>
                </TextLink>
              ) : scene.mayEdit ? (
                <Button
                  size="small"
                  isBusy={comparing.isBusy}
                  aria-label={t('dossierMarket.compareWith', { title: other.title })}
                  onClick={() => void compare(other.id)}
                >
                  {t('dossierMarket.compare')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <DeedError error={comparing.error} />
    </>
  );
}

/** The comparison of two homes, whichever of them is on the left. */
function comparisonOf({ comparisons }: Scene, one: string, other: string) {
  return comparisons.find(
    ({ oneId, otherId }) => (oneId === one && otherId === other) || (oneId === other && otherId === one),
  );
}

/** Sets two homes side by side; where somebody else did so a moment ago theirs is the one. */
async function compareHomes(dossierId: string, oneId: string, otherId: string): Promise<string> {
  const id = crypto.randomUUID();
  try {
    await addComparison({ id, dossierId, oneId, otherId });
    return id;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
    const [theirs] = await readAll<{ readonly id: string }>(
      'assets_comparisons',
      { dossier_id: `eq.${dossierId}`, one_id: `eq.${oneId}`, other_id: `eq.${otherId}` },
      'created_at,id',
    );
    if (theirs === undefined) throw thrown;
    return theirs.id;
  }
}

/** What is asked for a home of the dossier, in words; of one that is being guessed that it is. */
function sayPrice({ id, facts, currency }: SceneHome, { heldIds }: Ground): string {
  if (heldIds.includes(id)) return t('dossierMarket.heldPrice');
  return facts.priceMinor == null ? '' : formatMoney(facts.priceMinor, currency, locale());
}
