import { useNavigate } from 'react-router-dom';
import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';

interface EmbedHomeProps {
  readonly listingId: string;
  /** where the code to copy is */
  readonly path: string;
}

/** Makes the game of this home alone, and leads to the code that shows it on another site. */
export function EmbedHome({ listingId, path }: EmbedHomeProps) {
  const navigate = useNavigate();
  const deed = useDeed();
  const make = () =>
    deed.run(async () => {
      const { slug } = await callRpc('embed_home', { listingId });
      await navigate(`${path}?game=${slug}`);
    });
  return (
    <>
      <Button isBusy={deed.isBusy} onClick={() => void make()}>
        {t('agencyHomes.embed')}
      </Button>
      <DeedError error={deed.error} />
    </>
  );
}
