import { ComparisonView } from '../comparison-view.tsx';
import { PhotoWall } from '../photo-wall.tsx';

/** Photos of two homes, room against room. */
export function Component() {
  return (
    <ComparisonView screen="sbs/photos">
      {(compared) => <PhotoWall compared={compared} homes={[compared.homes.a, compared.homes.b]} />}
    </ComparisonView>
  );
}
