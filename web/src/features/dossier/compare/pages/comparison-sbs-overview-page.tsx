import { ComparisonView } from '../comparison-view.tsx';
import { SbsOverview } from '../sbs-overview.tsx';

/** Two homes at a glance. */
export function Component() {
  return (
    <ComparisonView screen="sbs/overview">{(compared) => <SbsOverview compared={compared} />}</ComparisonView>
  );
}
