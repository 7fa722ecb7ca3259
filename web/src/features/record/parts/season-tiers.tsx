import { SEASON_RULE, TIER_KEYS, TIERS } from '#domain/tiers.ts';
import { formatNumber, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Table } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import '../record.css';

const rows = TIER_KEYS.toReversed().map((tier) => ({ tier, from: TIERS[tier] }));

/** The tiers of a season as the boards deal them, and the way to the board. */
export function Part() {
  return (
    <div className="record-section">
      <Table
        caption={t('record.tiers.caption')}
        rows={rows}
        rowKey={({ tier }) => tier}
        columns={[
          {
            id: 'tier',
            header: t('record.season.tier'),
            value: ({ tier }) => t(`record.tier.${tier}`),
            isRowHead: true,
          },
          {
            id: 'from',
            header: t('record.tiers.from'),
            value: ({ from }) => (from === 0 ? t('record.tiers.everybody') : formatShare(from / 100)),
            align: 'end',
          },
        ]}
      />
      <p className="muted">
        {t('record.tiers.rule', {
          homes: formatNumber(SEASON_RULE.leastHomes),
          players: formatNumber(SEASON_RULE.leastPlayers),
          lean: formatNumber(SEASON_RULE.lean),
        })}
      </p>
      <p>
        <TextLink as={Link} look="secondary" to="/season">
          {t('record.season.board')}
        </TextLink>
      </p>
    </div>
  );
}
