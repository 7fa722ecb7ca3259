import { NotesView } from '../notes-view.tsx';

/** Notes and questions about two homes that are compared. */
export function Component() {
  return <NotesView about="comparison" />;
}
