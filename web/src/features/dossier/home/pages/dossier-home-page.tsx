import { SceneView } from '../../notes/scene-view.tsx';
import { HomeScreen } from '../home-screen.tsx';

/** The first screen of a dossier. */
export function Component() {
  return <SceneView>{(scene) => <HomeScreen scene={scene} />}</SceneView>;
}
