import { SceneView } from '../../notes/scene-view.tsx';
import { ViewingScreen } from '../viewing-screen.tsx';

/** A dossier at the viewing of a home. */
export function Component() {
  return <SceneView>{(scene) => <ViewingScreen scene={scene} />}</SceneView>;
}
