import { SceneView } from '../../notes/scene-view.tsx';
import { LocationScreen } from '../location-screen.tsx';

/** Where a home of a dossier lies. */
export function Component() {
  return <SceneView>{(scene) => <LocationScreen scene={scene} />}</SceneView>;
}
