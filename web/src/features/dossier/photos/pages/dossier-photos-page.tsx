import { SceneView } from '../../notes/scene-view.tsx';
import { PhotosScreen } from '../photos-screen.tsx';

/** The photos of a dossier. */
export function Component() {
  return <SceneView>{(scene) => <PhotosScreen scene={scene} />}</SceneView>;
}
