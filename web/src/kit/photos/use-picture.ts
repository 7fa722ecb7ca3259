import { useEffect, useRef, useState } from 'react';

interface Picture {
  readonly picture: ImageBitmap | null;
  /** of the same picture, for the page */
  readonly url: string | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A picture fetched and read; both are given back when nobody looks any more. */
export function usePicture(read: () => Promise<Blob>): Picture {
  const [found, setFound] = useState<{ picture: ImageBitmap; url: string } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const reader = useRef(read);
  useEffect(() => {
    reader.current = read;
  });
  useEffect(() => {
    let isGone = false;
    let made: { picture: ImageBitmap; url: string } | null = null;
    const load = async () => {
      const blob = await reader.current();
      const picture = await createImageBitmap(blob);
      made = { picture, url: URL.createObjectURL(blob) };
      if (isGone) free(made);
      else setFound(made);
    };
    load().catch(() => {
      if (!isGone) setHasFailed(true);
    });
    return () => {
      isGone = true;
      if (made) free(made);
    };
  }, [attempt]);
  return {
    picture: found?.picture ?? null,
    url: found?.url ?? null,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}

function free({ picture, url }: { readonly picture: ImageBitmap; readonly url: string }): void {
  picture.close();
  URL.revokeObjectURL(url);
}
