import { useNavigate, useParams } from 'react-router-dom';
import { SceneView } from '../../notes/scene-view.tsx';
import { TaskScreen } from '../task-screen.tsx';

/** One task of a dossier. */
export function Component() {
  const { taskId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <SceneView>
      {(scene) => (
        <TaskScreen
          key={taskId}
          scene={scene}
          taskId={taskId}
          onRemoved={() => void navigate(`/dossiers/${scene.dossierId}/tasks`)}
        />
      )}
    </SceneView>
  );
}
