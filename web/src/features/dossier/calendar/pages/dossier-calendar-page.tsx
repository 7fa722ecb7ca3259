import { SceneView } from '../../notes/scene-view.tsx';
import { CalendarScreen } from '../calendar-screen.tsx';

/** The calendar of a dossier. */
export function Component() {
  return <SceneView>{(scene) => <CalendarScreen scene={scene} />}</SceneView>;
}
