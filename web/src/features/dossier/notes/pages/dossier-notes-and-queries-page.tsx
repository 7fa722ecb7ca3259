import { NotesView } from '../notes-view.tsx';

/** Notes and questions about all homes of a dossier. */
export function Component() {
  return <NotesView about="all" />;
}
