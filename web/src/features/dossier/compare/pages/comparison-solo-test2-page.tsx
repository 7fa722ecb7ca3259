import { ComparisonView } from '../comparison-view.tsx';
import { PrintSheet } from '../print-sheet.tsx';

/** Two homes on a sheet to print. */
export function Component() {
  return (
    <ComparisonView screen="solo/test2">{(compared) => <PrintSheet compared={compared} />}</ComparisonView>
  );
}
