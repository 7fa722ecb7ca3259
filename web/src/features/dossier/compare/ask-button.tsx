import type { DossierFact } from '#domain/dossier/match/home-facts.ts';
import type { Side } from '#domain/dossier/match/compare-homes.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { factName } from '#kit/dossiers/say-fact.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Compared } from './compared.ts';
import { askFact } from './fact-questions.ts';

interface AskButtonProps {
  readonly compared: Compared;
  readonly fact: DossierFact;
  readonly side: Side;
}

/** What nobody knows of a home becomes a question by one press; pressed by two people it is one question. */
export function AskButton({ compared, fact, side }: AskButtonProps) {
  const asking = useDeed();
  const { scene, homes, isAsked, reload } = compared;
  const about = { fact: factName(fact), home: homes[side].title };
  if (isAsked(fact, side))
    return (
      <TextLink
        as={Link}
        to={`/dossiers/${scene.dossierId}/notes-and-queries`}
        aria-label={t('dossierCompare.askedOf', about)}
      >
        {t('dossierCompare.asked')}
      </TextLink>
    );
  if (!scene.mayComment) return null;
  const ask = () =>
    asking.run(async () => {
      await askFact(scene.dossierId, homes[side].id, fact);
      await reload();
    });
  return (
    <>
      <Button
        size="small"
        isBusy={asking.isBusy}
        aria-label={t('dossierCompare.askOf', about)}
        onClick={() => void ask()}
      >
        {t('dossierCompare.ask')}
      </Button>
      <DeedError error={asking.error} />
    </>
  );
}

/** All that is unknown, as questions at once. */
export function AskAll({ compared }: { readonly compared: Compared }) {
  const asking = useDeed();
  const { scene, homes, isAsked, reload, result } = compared;
  const open = result.questions.filter(({ fact, side }) => !isAsked(fact, side));
  if (result.questions.length === 0) return <p className="muted">{t('dossierCompare.allKnown')}</p>;
  if (open.length === 0)
    return (
      <p>
        {t('dossierCompare.allAsked')}{' '}
        <TextLink as={Link} to={`/dossiers/${scene.dossierId}/notes-and-queries`}>
          {t('dossierCompare.toQuestions')}
        </TextLink>
      </p>
    );
  const ask = () =>
    asking.run(async () => {
      for (const { fact, side } of open) await askFact(scene.dossierId, homes[side].id, fact);
      await reload();
    });
  return (
    <div>
      <p>{plural('dossierCompare.open.count', open.length)}</p>
      {scene.mayComment ? (
        <Button isBusy={asking.isBusy} onClick={() => void ask()}>
          {plural('dossierCompare.askAll', open.length)}
        </Button>
      ) : null}
      <DeedError error={asking.error} />
    </div>
  );
}
