import { useParams } from 'react-router-dom';

/** Where the person's own screens are: under their own area, or under the site's. */
export function useOwnBase(): string {
  const { userUuid } = useParams();
  return userUuid === undefined ? '/admin' : `/u/${userUuid}/admin`;
}
