import { SceneView } from '../../notes/scene-view.tsx';
import { NeighbourhoodScreen } from '../neighbourhood-screen.tsx';

/** The area around a home of a dossier. */
export function Component() {
  return <SceneView>{(scene) => <NeighbourhoodScreen scene={scene} />}</SceneView>;
}
