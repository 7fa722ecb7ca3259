import { RawSheet } from '../raw-sheet.tsx';
import { RawView } from '../raw-view.tsx';

/** All of a dossier as one plain sheet. */
export function Component() {
  return <RawView at="overview">{(whole) => <RawSheet whole={whole} />}</RawView>;
}
