import { SceneView } from '../../notes/scene-view.tsx';
import { PhotosEditScreen } from '../photos-edit-screen.tsx';

/** Order, captions and rooms of a dossier's photos. */
export function Component() {
  return <SceneView>{(scene) => <PhotosEditScreen scene={scene} />}</SceneView>;
}
