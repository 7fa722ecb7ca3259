import { ComparisonView } from '../comparison-view.tsx';
import { CardStack } from '../card-stack.tsx';

/** Two homes as a stack of cards. */
export function Component() {
  return (
    <ComparisonView screen="solo/test">{(compared) => <CardStack compared={compared} />}</ComparisonView>
  );
}
