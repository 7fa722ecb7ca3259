import { useNavigate, useParams } from 'react-router-dom';
import { NotesScreen } from './notes-screen.tsx';
import { SceneView } from './scene-view.tsx';

interface NotesViewProps {
  readonly about: 'all' | 'primary' | 'comparison';
  /** the form for a new note alone */
  readonly isCreating?: boolean;
}

/** What the pages of notes and questions have in common. */
export function NotesView({ about, isCreating = false }: NotesViewProps) {
  const { comparisonUuid = '' } = useParams();
  const navigate = useNavigate();
  return (
    <SceneView>
      {(scene) => {
        const list = `/dossiers/${scene.dossierId}/notes-and-queries`;
        const to = {
          all: list,
          primary: `${list}/primary`,
          comparison: `${list}/comparison/${comparisonUuid}`,
        };
        return (
          <NotesScreen
            scene={scene}
            scope={about === 'comparison' ? { kind: about, comparisonId: comparisonUuid } : { kind: about }}
            isCreating={isCreating}
            onCreated={() => void navigate(to[about])}
          />
        );
      }}
    </SceneView>
  );
}
