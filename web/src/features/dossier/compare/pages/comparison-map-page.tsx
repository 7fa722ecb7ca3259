import { ComparisonView } from '../comparison-view.tsx';
import { ComparisonMap } from '../comparison-map.tsx';

/** Where two homes are. */
export function Component() {
  return <ComparisonView screen="map">{(compared) => <ComparisonMap compared={compared} />}</ComparisonView>;
}
