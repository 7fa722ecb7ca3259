import { NotesView } from '../notes-view.tsx';

/** A new note about two homes that are compared. */
export function Component() {
  return <NotesView about="comparison" isCreating />;
}
