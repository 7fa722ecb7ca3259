import { SceneView } from '../../notes/scene-view.tsx';
import { OverviewScreen } from '../overview-screen.tsx';

/** A home of a dossier: facts, worth, costs and history. */
export function Component() {
  return <SceneView>{(scene) => <OverviewScreen scene={scene} />}</SceneView>;
}
