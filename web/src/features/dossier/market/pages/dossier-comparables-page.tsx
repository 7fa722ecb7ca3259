import { SceneView } from '../../notes/scene-view.tsx';
import { ComparablesScreen } from '../comparables-screen.tsx';

/** What a home of a dossier is held against. */
export function Component() {
  return <SceneView>{(scene) => <ComparablesScreen scene={scene} />}</SceneView>;
}
