import { useSearchParams } from 'react-router-dom';
import { isFamilyKey } from '#domain/families.ts';
import { isBuiltMode } from '#domain/modes.ts';
import { BuilderScreen } from '../components/builder-screen.tsx';

/** Makes a game of any family and mode; a public, classic one unless the address says otherwise. */
export function Component() {
  const [params] = useSearchParams();
  const family = params.get('family') ?? '';
  const mode = params.get('mode') ?? '';
  return (
    <BuilderScreen
      family={isFamilyKey(family) ? family : 'public'}
      mode={isBuiltMode(mode) ? mode : undefined}
    />
  );
}
