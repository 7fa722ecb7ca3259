import { SceneView } from '../../notes/scene-view.tsx';
import { TasksScreen } from '../tasks-screen.tsx';

/** What is to be done in a dossier. */
export function Component() {
  return <SceneView>{(scene) => <TasksScreen scene={scene} />}</SceneView>;
}
