import { useParams } from 'react-router-dom';
import { SceneView } from '../../notes/scene-view.tsx';
import { ListingPhotosScreen } from '../listing-photos-screen.tsx';

/** The photos of the listing of a home in a dossier, with their rights. */
export function Component() {
  const { listingUuid = '' } = useParams();
  return (
    <SceneView>
      {({ dossierId }) => <ListingPhotosScreen dossierId={dossierId} listingId={listingUuid} />}
    </SceneView>
  );
}
