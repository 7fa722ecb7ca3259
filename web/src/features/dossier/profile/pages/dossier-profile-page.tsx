import { SceneView } from '../../notes/scene-view.tsx';
import { ProfileScreen } from '../profile-screen.tsx';

/** What the people of a dossier look for, and how well its homes fit. */
export function Component() {
  return <SceneView>{(scene) => <ProfileScreen scene={scene} />}</SceneView>;
}
