import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath, PATHS } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OpenByAddress } from '../open-by-address.tsx';
import { OpenByListing } from '../open-by-listing.tsx';
import { OpenByPage } from '../open-by-page.tsx';
import { OwnList } from '../own-list.tsx';
import { useOpen } from '../use-open.ts';
import '../../parts.css';
import '../../people/people.css';
import '../own.css';

/** The reader's dossiers, and the ways to a new one; a visitor is told what a dossier is. */
export function Component() {
  const session = useSession();
  return (
    <div className="page dossier-part dossier-own">
      {session ? <Own key={session.user.id} /> : <Visitor />}
    </div>
  );
}

function Visitor() {
  return (
    <>
      <header className="dossier-part-head">
        <h1>{t('dossier.own.visitorTitle')}</h1>
        <p className="lead">{t('dossier.own.visitorLead')}</p>
      </header>
      <ul className="dossier-own-points">
        {(['one', 'two', 'three', 'four'] as const).map((key) => (
          <li key={key}>{t(`dossier.own.point.${key}`)}</li>
        ))}
      </ul>
      <p>
        <TextLink as={Link} look="primary" to={loginPath(PATHS.myDossier)}>
          {t('dossier.own.signIn')}
        </TextLink>
      </p>
    </>
  );
}

const WAYS = ['link', 'address', 'listing', 'search'] as const;

function Own() {
  const into = useSearchParams()[0].get('into');
  const [way, setWay] = useState<string>('link');
  const opening = useOpen(into);
  return (
    <>
      <header className="dossier-part-head">
        <h1>{t(into === null ? 'dossier.own.title' : 'dossier.own.addTitle')}</h1>
        <p className="lead">{t(into === null ? 'dossier.own.lead' : 'dossier.own.addLead')}</p>
        {into === null ? null : (
          <p>
            <TextLink as={Link} to={`/dossiers/${into}/home`}>
              {t('dossier.raw.back')}
            </TextLink>
          </p>
        )}
      </header>
      {into === null ? <OwnList /> : null}
      <section aria-labelledby="dossier-open">
        <h2 id="dossier-open">{t(into === null ? 'dossier.open.title' : 'dossier.open.addTitle')}</h2>
        <Tabs
          label={t('dossier.open.ways')}
          selected={way}
          onSelect={setWay}
          tabs={WAYS.map((id) => ({
            id,
            label: t(`dossier.open.way.${id}`),
            panel:
              id === 'link' ? (
                <OpenByPage opening={opening} />
              ) : id === 'address' ? (
                <OpenByAddress opening={opening} />
              ) : id === 'listing' ? (
                <OpenByListing opening={opening} />
              ) : (
                <div className="dossier-form">
                  <p>{t('dossier.open.searchText')}</p>
                  <p>
                    <TextLink as={Link} to="/quests-costa">
                      {t('dossier.open.toHunt')}
                    </TextLink>
                  </p>
                  <p>{t('dossier.open.evaluationText')}</p>
                </div>
              ),
          }))}
        />
      </section>
    </>
  );
}
