import { SceneView } from '../../notes/scene-view.tsx';
import { PeopleScreen } from '../people-screen.tsx';

/** Who is in a dossier, and its settings. */
export function Component() {
  return <SceneView>{(scene) => <PeopleScreen scene={scene} />}</SceneView>;
}
