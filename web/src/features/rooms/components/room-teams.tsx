import { TEAM_COUNTS, TEAM_RULES, type TeamRule } from '#domain/room-rules.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import type { RoomPart } from './room-screen.tsx';

/** Who plays for which team: everybody chooses theirs, and the host may deal them. */
export function RoomTeams({ view, isBusy, onOrder }: RoomPart) {
  const { players, teams, teamRule, you, host } = view;
  const me = players.find(({ number }) => number === you);
  const set = (count: number, rule: TeamRule) => void onOrder({ command: 'teams', teams: count, rule });
  return (
    <section className="room-teams" aria-labelledby="room-teams">
      <h3 id="room-teams">{t('rooms.teams')}</h3>
      {host === you ? (
        <div className="room-teams-rules">
          <Select
            label={t('rooms.teams.count')}
            value={String(teams)}
            onChange={({ target }) => set(Number(target.value), teamRule)}
            options={TEAM_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
          />
          <Select
            label={t('rooms.teams.rule')}
            value={teamRule}
            onChange={({ target }) => set(teams, target.value as TeamRule)}
            options={TEAM_RULES.map((rule) => ({ value: rule, label: t(`rooms.teams.${rule}`) }))}
          />
          <Button onClick={() => void onOrder({ command: 'deal' })} isBusy={isBusy}>
            {t('rooms.teams.deal')}
          </Button>
        </div>
      ) : (
        <p className="muted">{t(`rooms.teams.${teamRule}`)}</p>
      )}
      <ul className="room-team-list">
        {Array.from({ length: teams }, (_, place) => place + 1).map((team) => {
          const names = players.filter((one) => one.team === team && !one.isWatcher).map(({ name }) => name);
          return (
            <li key={team} data-team={team}>
              <b>{t('rooms.team', { team })}</b>
              <span>{names.length > 0 ? names.join(', ') : t('rooms.teams.nobody')}</span>
              {me && !me.isWatcher ? (
                me.team === team ? (
                  <Badge tone="accent">{t('rooms.teams.yours')}</Badge>
                ) : (
                  <Button
                    size="small"
                    isBusy={isBusy}
                    onClick={() => void onOrder({ command: 'team', team })}
                  >
                    {t('rooms.teams.join', { team })}
                  </Button>
                )
              ) : null}
            </li>
          );
        })}
      </ul>
      <p className="muted">{t('rooms.teams.none')}</p>
    </section>
  );
}
