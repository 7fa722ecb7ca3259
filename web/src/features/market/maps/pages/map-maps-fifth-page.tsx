import { t } from '#lib/i18n.ts';
import { DrawMap } from '../components/draw-map.tsx';
import { Markets } from '../components/markets.tsx';

/** An area that somebody draws, and what homes in it sold for. */
export function Component() {
  return (
    <Markets title={t('maps.fifth.title')} lead={t('maps.fifth.lead')}>
      {(markets) => <DrawMap markets={markets} />}
    </Markets>
  );
}
