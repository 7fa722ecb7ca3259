import { NotesView } from '../notes-view.tsx';

/** A new note about the home that a dossier is about most of all. */
export function Component() {
  return <NotesView about="primary" isCreating />;
}
