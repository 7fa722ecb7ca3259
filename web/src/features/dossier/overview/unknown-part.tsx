import type { DossierFact } from '#domain/dossier/match/home-facts.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { factName } from '#kit/dossiers/say-fact.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { addQuery, readQueries } from '../notes/note-calls.ts';
import { useChanges, type Scene } from '../notes/scene.ts';
import type { Home } from './home-calls.ts';

interface UnknownPartProps {
  readonly scene: Scene;
  readonly home: Home;
  readonly unknown: readonly DossierFact[];
  readonly onFill: (fact: DossierFact) => void;
}

/** What nobody has said of the home yet: each becomes a question with one press, or is filled in. */
export function UnknownPart({ scene, home, unknown, onFill }: UnknownPartProps) {
  const call = useCall(['questions of a home', home.id], () => readQueries(scene.dossierId, home.id));
  useChanges(scene, ['dossier_queries'], call.reload);
  const asked = new Set(call.answer?.map(({ question }) => question));
  const isAsked = (fact: DossierFact) => asked.has(t(`dossierGuide.factAsk.${fact}`));
  const asking = useDeed();
  if (unknown.length === 0) return null;
  const ask = (facts: readonly DossierFact[]) =>
    asking.run(async () => {
      for (const fact of facts)
        await addQuery({
          id: crypto.randomUUID(),
          dossierId: scene.dossierId,
          assetId: home.id,
          question: t(`dossierGuide.factAsk.${fact}`),
          askedOf: 'agent',
        });
      await call.reload();
    });
  const open = call.answer === undefined ? [] : unknown.filter((fact) => !isAsked(fact));
  return (
    <section aria-labelledby="home-unknown">
      <h2 id="home-unknown">{t('dossierOverview.unknown')}</h2>
      <p className="muted">{t('dossierOverview.unknownHelp')}</p>
      <details className="dossier-ready">
        <summary>{t('dossierOverview.unknownCount', { count: unknown.length })}</summary>
        <ul className="dossier-ready-list">
          {unknown.map((fact) => (
            <li key={fact} data-row={fact}>
              <span>{factName(fact)}</span>
              <span className="dossier-actions">
                {isAsked(fact) ? (
                  <span className="muted">{t('dossierOverview.isAsked')}</span>
                ) : scene.mayComment ? (
                  <Button
                    size="small"
                    isBusy={asking.isBusy}
                    aria-label={t('dossierOverview.askFact', { question: t(`dossierGuide.factAsk.${fact}`) })}
                    onClick={() => void ask([fact])}
                  >
                    {t('dossierOverview.ask')}
                  </Button>
                ) : null}
                {scene.mayEdit ? (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={t('dossierOverview.fillFact', { fact: factName(fact) })}
                    onClick={() => onFill(fact)}
                  >
                    {t('dossierOverview.fill')}
                  </Button>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
        <p className="dossier-actions">
          {scene.mayComment && open.length > 1 ? (
            <Button isBusy={asking.isBusy} onClick={() => void ask(open)}>
              {t('dossierOverview.askAll', { count: open.length })}
            </Button>
          ) : null}
          <TextLink as={Link} to={`/dossiers/${scene.dossierId}/notes-and-queries`}>
            {t('dossierOverview.questions')}
          </TextLink>
        </p>
      </details>
      <DeedError error={asking.error} />
    </section>
  );
}
