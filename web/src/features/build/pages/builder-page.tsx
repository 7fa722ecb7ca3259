import { useSearchParams } from 'react-router-dom';
import { isFamilyKey } from '#domain/families.ts';
import { BuilderScreen } from '../components/builder-screen.tsx';

/** Makes a game of any family; a public one unless the address says otherwise. */
export function Component() {
  const family = useSearchParams()[0].get('family') ?? '';
  return <BuilderScreen family={isFamilyKey(family) ? family : 'public'} />;
}
