import type { HunterRow } from '#wire/dossier-hunt-rows.ts';
import { formatMoney } from '#domain/format-money.ts';
import { hunterAreas } from '#domain/dossier/match/hunter-areas.ts';
import { hunterWishes } from '#domain/dossier/match/hunter-wishes.ts';
import { formatDate, formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { sayWish } from '#kit/dossiers/say-fact.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { ChoosePair } from '../compare/choose-pair.tsx';
import { areaName } from './area-name.ts';
import { readHunter } from './hunter-calls.ts';
import { incomeWords } from './income-bands.ts';
import { MatchCard } from './match-card.tsx';
import { sayWeight } from './say-weight.ts';
import '../parts.css';

/** What the people of a dossier look for, and how well its homes fit. */
export function ProfileScreen({ scene }: { readonly scene: Scene }) {
  const call = useCall(['hunter', scene.dossierId], () => readHunter(scene.dossierId));
  useChanges(scene, ['private'], call.reload);
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierProfile.title')}</h1>
        <p className="muted">{t('dossierProfile.lead')}</p>
      </header>
      <CallView call={call} waiting={<Skeleton height="16rem" />} failed={t('dossierProfile.failed')}>
        {(hunter) => (
          <>
            {hunter ? <Wanted scene={scene} hunter={hunter} /> : <NothingSaid scene={scene} />}
            <Matches scene={scene} hunter={hunter} />
          </>
        )}
      </CallView>
    </div>
  );
}

function editPath(scene: Scene): string {
  return `/dossiers/${scene.dossierId}/profile/edit`;
}

function NothingSaid({ scene }: { readonly scene: Scene }) {
  return (
    <Empty
      title={t('dossierProfile.empty')}
      action={
        scene.mayEdit ? (
          <TextLink as={Link} to={editPath(scene)} look="primary">
            {t('dossierProfile.begin')}
          </TextLink>
        ) : null
      }
    >
      {t(scene.mayEdit ? 'dossierProfile.emptyHelp' : 'dossierProfile.emptyReader')}
    </Empty>
  );
}

function Wanted({ scene, hunter }: { readonly scene: Scene; readonly hunter: HunterRow }) {
  const money = (minor: number) => formatMoney(minor, hunter.currency, locale());
  const wishes = hunterWishes({ ...hunter, budgetMinor: null });
  const areas = hunterAreas(hunter.areas);
  const rows = [
    [t('dossierProfile.budget'), hunter.budgetMinor === null ? null : money(hunter.budgetMinor)],
    [t('dossierProfile.deposit'), hunter.depositMinor === null ? null : money(hunter.depositMinor)],
    [t('dossierProfile.rate'), hunter.rateBp === null ? null : formatShare(hunter.rateBp / 10_000, 2)],
    [t('dossierProfile.income'), incomeWords(hunter.incomeBand, hunter.currency)],
    [t('dossierProfile.moveBy'), hunter.moveByOn === null ? null : formatDate(hunter.moveByOn)],
    [t('dossierProfile.areas'), areas.length === 0 ? null : areas.map(areaName).join(', ')],
  ] as const;
  return (
    <section aria-label={t('dossierProfile.wanted')}>
      <dl className="profile-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <span className="muted">{t('dossierProfile.notSaid')}</span>}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('dossierProfile.wishes')}</h2>
      {wishes.length === 0 ? <p className="muted">{t('dossierProfile.noWishes')}</p> : null}
      <ul className="profile-wishes">
        {wishes.map((wish) => (
          <li key={wish.fact}>
            <span>
              {sayWish(wish, hunter.currency)}
              {wish.isMust ? <strong> {t('dossierProfile.must')}</strong> : null}
            </span>
            <span className="muted">{sayWeight(wish.weight)}</span>
          </li>
        ))}
      </ul>
      <OwnWords title={t('dossierProfile.mustHaves')} lines={hunter.mustHaves} />
      <OwnWords title={t('dossierProfile.dealBreakers')} lines={hunter.dealBreakers} />
      {scene.mayEdit ? (
        <p className="dossier-actions">
          <TextLink as={Link} to={editPath(scene)} look="secondary">
            {t('dossierProfile.edit')}
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}

function OwnWords({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="profile-words">
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <p className="muted">{t('dossierProfile.wordsHelp')}</p>
    </>
  );
}

interface MatchesProps {
  readonly scene: Scene;
  readonly hunter: HunterRow | null;
}

function Matches({ scene, hunter }: MatchesProps) {
  const homes = scene.homes.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  if (homes.length === 0)
    return (
      <Empty
        title={t('dossierProfile.noHomes')}
        action={
          <TextLink as={Link} to={`/dossiers/${scene.dossierId}/home`} look="secondary">
            {t('dossierProfile.toHome')}
          </TextLink>
        }
      >
        {t('dossierProfile.noHomesHelp')}
      </Empty>
    );
  const wishes = hunter ? hunterWishes(hunter) : [];
  const areas = hunterAreas(hunter?.areas);
  return (
    <>
      {hunter ? (
        <section aria-labelledby="profile-matches">
          <h2 id="profile-matches">{t('dossierProfile.matches')}</h2>
          <div className="match-cards">
            {homes.map((home) => (
              <MatchCard key={home.id} home={home} wishes={wishes} areas={areas} currency={hunter.currency} />
            ))}
          </div>
        </section>
      ) : null}
      <ChoosePair scene={scene} />
    </>
  );
}
