import { SceneView } from '../../notes/scene-view.tsx';
import { EditProfileScreen } from '../edit-screen.tsx';

/** Says what the people of a dossier look for. */
export function Component() {
  return <SceneView>{(scene) => <EditProfileScreen scene={scene} />}</SceneView>;
}
