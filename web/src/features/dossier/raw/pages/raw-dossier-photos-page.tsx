import { RawPhotos } from '../raw-photos.tsx';
import { RawView } from '../raw-view.tsx';

/** The photos of a dossier as one plain sheet. */
export function Component() {
  return <RawView at="photos">{(whole) => <RawPhotos whole={whole} />}</RawView>;
}
