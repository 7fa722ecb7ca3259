import { useNavigate } from 'react-router-dom';
import { SceneView } from '../../notes/scene-view.tsx';
import { NewTaskScreen } from '../new-task-screen.tsx';

/** A new task of a dossier. */
export function Component() {
  const navigate = useNavigate();
  return (
    <SceneView>
      {(scene) => (
        <NewTaskScreen scene={scene} onAdded={() => void navigate(`/dossiers/${scene.dossierId}/tasks`)} />
      )}
    </SceneView>
  );
}
