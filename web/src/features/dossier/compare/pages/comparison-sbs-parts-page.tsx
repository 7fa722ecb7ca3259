import { ComparisonView } from '../comparison-view.tsx';
import { SbsParts } from '../sbs-parts.tsx';

/** Two homes, part by part. */
export function Component() {
  return <ComparisonView screen="sbs/parts">{(compared) => <SbsParts compared={compared} />}</ComparisonView>;
}
