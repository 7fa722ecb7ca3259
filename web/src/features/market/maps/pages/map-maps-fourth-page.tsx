import { t } from '#lib/i18n.ts';
import { AreasMap } from '../components/areas-map.tsx';
import { Markets } from '../components/markets.tsx';

/** What a square metre costs, area by area, and how that changed. */
export function Component() {
  return (
    <Markets title={t('maps.fourth.title')} lead={t('maps.fourth.lead')}>
      {(markets) => <AreasMap markets={markets} />}
    </Markets>
  );
}
