import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Empty } from '#ui/empty.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NoteForm } from './note-form.tsx';
import { NotesPart } from './notes-part.tsx';
import { PointsPart } from './points-part.tsx';
import { QueriesPart } from './queries-part.tsx';
import { primaryOf, type Scene, type SceneHome } from './scene.ts';
import '../parts.css';

/** Which homes the page is about: all, the primary one, or the two of a comparison. */
export type NotesScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'primary' }
  | { readonly kind: 'comparison'; readonly comparisonId: string };

interface NotesScreenProps {
  readonly scene: Scene;
  readonly scope: NotesScope;
  /** the form alone, as the create addresses have it */
  readonly isCreating: boolean;
  /** where to go once something was written there */
  readonly onCreated: () => void;
}

/** Notes, questions, and what speaks for and against; of all homes, of the primary one, or of two that are compared. */
export function NotesScreen({ scene, scope, isCreating, onCreated }: NotesScreenProps) {
  const [tab, setTab] = useState('notes');
  const [added, setAdded] = useState(0);
  const about = homesOf(scene, scope);
  const base = `/dossiers/${scene.dossierId}/notes-and-queries`;
  if (about === null)
    return (
      <div className="dossier-part">
        <h1>{t('dossierNotes.title')}</h1>
        <Empty
          title={t(scope.kind === 'primary' ? 'dossierNotes.noHomes' : 'dossierNotes.noComparison')}
          action={
            <TextLink as={Link} to={base} look="secondary">
              {t('dossierNotes.allNotes')}
            </TextLink>
          }
        >
          {t(scope.kind === 'primary' ? 'dossierNotes.noHomesHelp' : 'dossierNotes.noComparisonHelp')}
        </Empty>
      </div>
    );
  const assetId = scope.kind === 'primary' ? (about[0]?.id ?? null) : null;
  const comparisonId = scope.kind === 'comparison' ? scope.comparisonId : null;
  const form = scene.mayComment ? (
    <NoteForm
      scene={scene}
      assetId={assetId}
      comparisonId={comparisonId}
      onAdded={() => {
        setAdded(added + 1);
        if (isCreating) onCreated();
      }}
    />
  ) : (
    <p className="muted">{t('dossierNotes.readerOnly')}</p>
  );
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t(isCreating ? 'dossierNotes.titleNew' : 'dossierNotes.title')}</h1>
        <p className="muted">
          {scope.kind === 'all'
            ? t('dossierNotes.lead')
            : t('dossierNotes.about', { homes: about.map(({ title }) => title).join(' – ') })}
        </p>
        <p className="dossier-actions">
          {scope.kind === 'all' && !isCreating ? null : (
            <TextLink as={Link} to={base}>
              {t('dossierNotes.allNotes')}
            </TextLink>
          )}
          {scope.kind === 'primary' && !isCreating ? null : scene.homes.length > 1 && primaryOf(scene) ? (
            <TextLink as={Link} to={`${base}/primary`}>
              {t('dossierNotes.ofPrimary')}
            </TextLink>
          ) : null}
        </p>
      </header>
      {isCreating ? (
        form
      ) : (
        <Tabs
          label={t('dossierNotes.title')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'notes',
              label: t('dossierNotes.notes'),
              panel: (
                <>
                  {form}
                  <NotesPart scene={scene} assetId={assetId} comparisonId={comparisonId} added={added} />
                </>
              ),
            },
            {
              id: 'questions',
              label: t('dossierNotes.questions'),
              panel: (
                <QueriesPart scene={scene} homes={scope.kind === 'all' ? [] : about} assetId={assetId} />
              ),
            },
            {
              id: 'points',
              label: t('dossierNotes.points'),
              panel: <PointsPart scene={scene} homes={scope.kind === 'all' ? [] : about} />,
            },
          ]}
        />
      )}
    </div>
  );
}

/** The homes of a page; null where there are none such. */
function homesOf(scene: Scene, scope: NotesScope): readonly SceneHome[] | null {
  if (scope.kind === 'all') return scene.homes;
  if (scope.kind === 'primary') {
    const home = primaryOf(scene);
    return home === null ? null : [home];
  }
  const found = scene.comparisons.find(({ id }) => id === scope.comparisonId);
  return found ? scene.homes.filter(({ id }) => id === found.oneId || id === found.otherId) : null;
}
