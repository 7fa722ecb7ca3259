import { NotesView } from '../notes-view.tsx';

/** A new note about any home of a dossier. */
export function Component() {
  return <NotesView about="all" isCreating />;
}
