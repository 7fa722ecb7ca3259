import { SceneView } from '../../notes/scene-view.tsx';
import { OffersScreen } from '../offers-screen.tsx';

/** Offers for the homes of a dossier. */
export function Component() {
  return <SceneView>{(scene) => <OffersScreen scene={scene} />}</SceneView>;
}
