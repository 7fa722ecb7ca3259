import { SceneView } from '../../notes/scene-view.tsx';
import { RecentSalesScreen } from '../recent-sales-screen.tsx';

/** What was sold around a home of a dossier. */
export function Component() {
  return <SceneView>{(scene) => <RecentSalesScreen scene={scene} />}</SceneView>;
}
