import { SceneView } from '../../notes/scene-view.tsx';
import { NotificationsScreen } from '../notifications-screen.tsx';

/** What others did in a dossier, and how the reader is told of it. */
export function Component() {
  return <SceneView>{(scene) => <NotificationsScreen scene={scene} />}</SceneView>;
}
