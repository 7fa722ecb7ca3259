import { useState } from 'react';

let given = 0;

function nextNumber(): number {
  given += 1;
  return given;
}

/** The key of what one mounted screen asks for: another screen with the same question asks for itself. */
export function useOwnKey(key: readonly unknown[]): readonly unknown[] {
  const [own] = useState(nextNumber);
  return [...key, own];
}
