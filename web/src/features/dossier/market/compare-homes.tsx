import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '#lib/app-error.ts';
import { formatMoney } from '#domain/format-money.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { readAll } from '#kit/rows/rows.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { addComparison, readSceneAgain, type Ground } from '../overview/home-calls.ts';
import { wayTo } from '../overview/home-ways.tsx';

/** So many homes stand here until all are asked for. */
const SHOWN = 6;

interface PricedHome {
  readonly id: string;
  readonly price: unknown;
  readonly currency: unknown;
}

/** The other homes of the dossier, each a press away from standing beside this one. */
export function CompareHomes({ scene, ground }: { readonly scene: Scene; readonly ground: Ground }) {
  const { home, heldIds } = ground;
  const [isWhole, setIsWhole] = useState(false);
  const prices = useCall(['prices of homes', scene.dossierId], () =>
    readAll<PricedHome>(
      'dossier_assets',
      {
        dossier_id: `eq.${scene.dossierId}`,
        select: 'id,price:facts->price_minor->value,currency:facts->currency->value',
      },
      'created_at,id',
    ),
  );
  useChanges(scene, ['dossier_assets'], prices.reload);
  const comparing = useDeed();
  const navigate = useNavigate();
  const others = scene.homes.filter(({ id }) => id !== home.id);
  const pathOf = (id: string) => `/dossiers/${scene.dossierId}/comparables/${id}/sbs/overview`;
  const compare = (otherId: string) =>
    comparing.run(async () => {
      const id = crypto.randomUUID();
      const pair = { id, dossierId: scene.dossierId, oneId: home.id, otherId };
      const made = await addComparison(pair).then(
        () => id,
        async (thrown: unknown) => {
          // Somebody else set the same two side by side a moment ago.
          if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
          const [theirs] = await readAll<{ readonly id: string }>(
            'assets_comparisons',
            { dossier_id: `eq.${pair.dossierId}`, one_id: `eq.${pair.oneId}`, other_id: `eq.${otherId}` },
            'created_at,id',
          );
          if (theirs === undefined) throw thrown;
          return theirs.id;
        },
      );
      await readSceneAgain(scene.dossierId);
      void navigate(pathOf(made));
    });
  const priceOf = (id: string): string => {
    const row = prices.answer?.find((one) => one.id === id);
    if (heldIds.includes(id)) return t('dossierMarket.heldPrice');
    return typeof row?.price === 'number'
      ? formatMoney(row.price, typeof row.currency === 'string' ? row.currency : ground.currency, locale())
      : '';
  };
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
        <ul className="dossier-ready-list">
          {others.slice(0, isWhole ? undefined : SHOWN).map((other) => {
            const known = scene.comparisons.find(
              ({ oneId, otherId }) =>
                (oneId === home.id && otherId === other.id) || (oneId === other.id && otherId === home.id),
            );
            return (
              <li key={other.id} data-row={other.id}>
                <span dir="auto">
                  {other.title}
                  <small className="muted home-under">
                    {[t(`dossierNotes.stage.${other.stage}`), priceOf(other.id)]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </small>
                </span>
                {known ? (
                  <TextLink as={Link} to={pathOf(known.id)} look="secondary" size="small">
                    {t('dossierMarket.seeComparison')}
                    <span className="visually-hidden">: {other.title}</span>
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
      )}
      {others.length > SHOWN && !isWhole ? (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {t('dossierMarket.allHomes', { count: others.length })}
        </Button>
      ) : null}
      <DeedError error={comparing.error} />
    </section>
  );
}
