import { useState } from 'react';
import { HOME_PARTS, factRow, type DossierFact } from '#domain/dossier/match/home-facts.ts';
import { storedNameOf } from '#domain/dossier/match/known-facts.ts';
import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { Scene } from '../notes/scene.ts';
import { FactDialog } from './fact-dialog.tsx';
import type { FactVersion, Ground } from './home-calls.ts';
import { otherFacts, sayOrigin, saySource, sortFacts } from './home-facts.ts';
import { UnknownPart } from './unknown-part.tsx';

interface FactsPartProps {
  readonly scene: Scene;
  readonly ground: Ground;
  /** all that was ever known; empty until it is read */
  readonly versions: readonly FactVersion[];
  readonly onChanged: () => Promise<void>;
}

/** What is known of the home, who said so and when; each fact can be corrected, and what stood there before stays. */
export function FactsPart({ scene, ground, versions, onChanged }: FactsPartProps) {
  const [edited, setEdited] = useState<DossierFact | null>(null);
  const { home, currency, isHeld } = ground;
  const { known, unknown } = sortFacts(home.facts, isHeld);
  const others = otherFacts(home.facts);
  return (
    <>
      <section aria-labelledby="home-facts">
        <h2 id="home-facts">{t('dossierOverview.facts')}</h2>
        {known.length === 0 && others.length === 0 ? (
          <Empty title={t('dossierOverview.noFacts')}>{t('dossierOverview.noFactsHelp')}</Empty>
        ) : null}
        {HOME_PARTS.map((part) => {
          const facts = known.filter((fact) => factRow(fact).part === part);
          return facts.length === 0 ? null : (
            <div key={part}>
              <h3>{t(`dossierGuide.part.${part}`)}</h3>
              <dl className="home-facts">
                {facts.map((fact) => {
                  const said = home.facts[storedNameOf(fact)];
                  return said === undefined ? null : (
                    <div key={fact} data-row={fact}>
                      <dt>{factName(fact)}</dt>
                      <dd>
                        <strong dir="auto">{sayFact(fact, said.value, currency)}</strong>
                        <small className="muted" dir="auto">
                          {sayOrigin(said)}
                        </small>
                        <Earlier fact={fact} versions={versions} currency={currency} />
                      </dd>
                      {scene.mayEdit ? (
                        <dd className="home-fact-deed">
                          <Button
                            size="small"
                            kind="quiet"
                            aria-label={t('dossierOverview.editFact', {
                              fact: factName(fact),
                            })}
                            onClick={() => setEdited(fact)}
                          >
                            {t('dossierOverview.edit')}
                          </Button>
                        </dd>
                      ) : null}
                    </div>
                  );
                })}
              </dl>
            </div>
          );
        })}
        {others.length === 0 ? null : (
          <div>
            <h3>{t('dossierOverview.otherFacts')}</h3>
            <dl className="home-facts">
              {others.map(([name, said]) => (
                <div key={name}>
                  <dt>{name.replaceAll('_', ' ')}</dt>
                  <dd>
                    <strong dir="auto">{String(said.value)}</strong>
                    <small className="muted">{sayOrigin(said)}</small>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </section>
      <UnknownPart scene={scene} home={home} unknown={unknown} onFill={setEdited} />
      {edited === null ? null : (
        <FactDialog
          key={edited}
          ground={ground}
          fact={edited}
          onClose={() => setEdited(null)}
          onSaved={onChanged}
        />
      )}
    </>
  );
}

/** What a fact said before. */
function Earlier({
  fact,
  versions,
  currency,
}: {
  readonly fact: DossierFact;
  readonly versions: readonly FactVersion[];
  readonly currency: string;
}) {
  const before = versions
    .filter(({ name }) => name === storedNameOf(fact))
    .slice(0, -1)
    .toReversed();
  if (before.length === 0) return null;
  return (
    <details>
      <summary>{plural('dossierOverview.earlier', before.length)}</summary>
      <ul>
        {before.map(({ id, value, source, saidOn, savedAt }) => (
          <li key={id} dir="auto">
            {t('dossierOverview.earlierLine', {
              value: value === null ? t('dossierOverview.notKnown') : sayFact(fact, value, currency),
              source: saySource(source),
              date: formatDate(saidOn ?? savedAt.slice(0, 10)),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
