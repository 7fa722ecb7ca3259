import { ComparisonView } from '../comparison-view.tsx';
import { PhotoWall } from '../photo-wall.tsx';
import { SoloSides } from '../solo-sides.tsx';

/** Photos of one of two homes at a time. */
export function Component() {
  return (
    <ComparisonView screen="solo/photos">
      {(compared) => (
        <SoloSides compared={compared}>
          {(side) => <PhotoWall compared={compared} homes={[compared.homes[side]]} />}
        </SoloSides>
      )}
    </ComparisonView>
  );
}
