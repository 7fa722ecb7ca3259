import { SceneView } from '../../notes/scene-view.tsx';
import { ChartsScreen } from '../charts-screen.tsx';

/** The market around a home of a dossier, drawn. */
export function Component() {
  return <SceneView>{(scene) => <ChartsScreen scene={scene} />}</SceneView>;
}
