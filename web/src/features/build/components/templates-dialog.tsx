import type { GameTemplate } from '#wire/listing-cards.ts';
import { useEffect, useState } from 'react';
import { DRAFT_SCHEMA } from '#wire/drafts.ts';
import { isMessageKey, plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBuilder } from '../builder-context.ts';
import { keepDraft, type LocalDraft } from '../draft/local-drafts.ts';
import { newDraft } from '../draft/new-draft.ts';
import { rowOfCard } from '../intake/row-of-card.ts';
import { newId } from '#lib/new-id.ts';
import { readTemplateHomes, readTemplates } from '../queries.ts';

interface TemplatesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Packs of rules with a set of samples: one press, and a game stands. */
export function TemplatesDialog({ isOpen, onClose }: TemplatesDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('builder.templates')}
      labels={{ close: t('builder.close') }}
    >
      <TemplateList onDone={onClose} />
    </Dialog>
  );
}

function TemplateList({ onDone }: { readonly onDone: () => void }) {
  const { onOpen } = useBuilder();
  const [templates, setTemplates] = useState<readonly GameTemplate[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    readTemplates()
      .then((all) => {
        if (!isStale) setTemplates(all);
      })
      .catch(() => {
        if (!isStale) setHasFailed(true);
      });
    return () => {
      isStale = true;
    };
  }, [attempt]);

  const start = async (template: GameTemplate) => {
    const draft = await draftOfTemplate(template);
    await keepDraft(draft);
    onDone();
    onOpen(draft);
  };

  if (hasFailed)
    return (
      <Failure
        title={t('builder.templates.failed')}
        labels={{ retry: t('errors.retry') }}
        onRetry={() => {
          setHasFailed(false);
          setAttempt((count) => count + 1);
        }}
      />
    );
  if (templates === null)
    return (
      <div aria-busy="true">
        <Skeleton height="3.5rem" lines={4} />
      </div>
    );
  return (
    <>
      <p className="muted">{t('builder.templates.help')}</p>
      <ul className="builder-templates">
        {templates.map((template) => (
          <li key={template.key}>
            <div>
              <strong>{templateName(template.key)}</strong>
              <small className="muted">
                {plural('builder.rows', template.homes)} ·{' '}
                {plural('games.rounds', template.rules.rounds ?? 5)}
              </small>
            </div>
            <Button
              size="small"
              aria-label={t('builder.templates.startOne', { name: templateName(template.key) })}
              onClick={() => void start(template).catch(() => setHasFailed(true))}
            >
              {t('builder.templates.start')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A new draft from a pack; the draft that was on screen stays among the drafts. */
export async function draftOfTemplate({ key, family, rules }: GameTemplate): Promise<LocalDraft> {
  const homes = await readTemplateHomes(key);
  const base = newDraft(family, homes[0]?.currency ?? 'GBP');
  return {
    id: newId(),
    ownerId: null,
    baseVersion: 0,
    isDirty: true,
    changedAt: new Date().toISOString(),
    photoNames: {},
    document: {
      ...base,
      schema: DRAFT_SCHEMA,
      title: templateName(key),
      rules: { ...base.rules, ...rules },
      rows: homes.map((card) => rowOfCard(card, newId(), 'sample')),
    },
  };
}

function templateName(key: string): string {
  const name = `builder.template.${key}`;
  return isMessageKey(name) ? t(name) : key;
}
