import { gameSettings } from '#wire/game-settings.ts';
import type { ManagedGame } from '#wire/managed-games.ts';
import { FAMILIES } from '#domain/families.ts';
import { t } from '#lib/i18n.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { BoardField } from '#kit/games/rules/board-field.tsx';
import { DatesFields } from '#kit/games/rules/dates-fields.tsx';
import { DescriptionField } from '#kit/games/rules/description-field.tsx';
import { EmbedField } from '#kit/games/rules/embed-field.tsx';
import { HintsFieldset } from '#kit/games/rules/hints-fieldset.tsx';
import { RoundsFields } from '#kit/games/rules/rounds-fields.tsx';
import { ScoringFields } from '#kit/games/rules/scoring-fields.tsx';
import { TitleField } from '#kit/games/rules/title-field.tsx';
import { VisibilityField } from '#kit/games/rules/visibility-field.tsx';
import type { FormEdits } from '#kit/edits/use-edits.ts';
import type { GameFields } from '../game-fields.ts';

interface SettingsSectionProps {
  readonly game: ManagedGame;
  readonly edits: FormEdits<GameFields>;
}

/** Title, rules, who finds the game, and when. Rules that points depend on are fixed once a ranked run exists. */
export function SettingsSection({ game, edits: { fields, set } }: SettingsSectionProps) {
  const isFixed = game.areRulesFixed;
  const mode = game.modeOptions ?? {};
  const field = bindFields<GameFields>(gameSettings, fields, set);
  return (
    <section className="manage-section manage-settings" aria-label={t('manage.tab.settings')}>
      <fieldset>
        <legend>{t('manage.settings.texts')}</legend>
        <TitleField title={field('title')} />
        <DescriptionField description={field('description')} />
      </fieldset>
      <fieldset>
        <legend>{t('rules.rounds')}</legend>
        {isFixed ? <p className="manage-note">{t('manage.settings.fixed')}</p> : null}
        <RoundsFields
          rounds={field('roundsPerRun')}
          order={field('roundOrder')}
          roundSeconds={field('roundSeconds')}
          mode={mode}
          homes={fields.order.filter((id) => fields[`home.${id}.isVisible`] !== false).length}
          isFixed={isFixed}
        />
      </fieldset>
      <fieldset>
        <legend>{t('rules.scoring')}</legend>
        <ScoringFields
          formula={field('formula')}
          difficulty={mode.isHard ? null : field('difficulty')}
          isFixed={isFixed}
        />
        {FAMILIES[game.family].hasLeaderboard ? (
          <BoardField hasLeaderboard={field('hasLeaderboard')} mode={mode} />
        ) : null}
      </fieldset>
      <HintsFieldset hints={field('hints')} mode={mode} isFixed={isFixed} />
      <fieldset>
        <legend>{t('rules.access')}</legend>
        <VisibilityField visibility={field('visibility')} />
        <DatesFields opensAt={field('opensAt')} closesAt={field('closesAt')} />
        <EmbedField
          domains={fields.embedDomains ?? []}
          onChange={(embedDomains) => set('embedDomains', embedDomains)}
        />
      </fieldset>
    </section>
  );
}
