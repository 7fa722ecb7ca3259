import { ComparisonView } from '../comparison-view.tsx';
import { SoloOverview } from '../solo-overview.tsx';
import { SoloSides } from '../solo-sides.tsx';

/** One of two homes at a time. */
export function Component() {
  return (
    <ComparisonView screen="solo/overview">
      {(compared) => (
        <SoloSides compared={compared}>
          {(side) => <SoloOverview compared={compared} side={side} />}
        </SoloSides>
      )}
    </ComparisonView>
  );
}
