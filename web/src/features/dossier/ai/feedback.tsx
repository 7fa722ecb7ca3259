import type { DossierFeedback, FeedbackBody } from '#wire/dossier-answers.ts';
import { t } from '#lib/i18n.ts';
import { roundMoney } from '#kit/valuation/say-parts.ts';
import { Said, Source } from './said.tsx';

interface FeedbackProps {
  readonly dossierId: string;
  readonly feedback: DossierFeedback;
}

/** What speaks for and against a home, what to ask, and between what to talk of the price: each with its rows. */
export function Feedback({ dossierId, feedback: { body, title, fault } }: FeedbackProps) {
  // A range to talk in is no figure to the penny.
  const money = (minor: number) => roundMoney(minor, body.currency);
  const { negotiation, changed } = body;
  return (
    <div className="ai-feedback">
      <h2>{title}</h2>
      {fault === null ? null : <p role="alert">{t(`dossierAi.fault.${fault}`)}</p>}
      {changed && changed.length > 0 ? (
        <section>
          <h3>{t('dossierAi.changed')}</h3>
          <ul>
            {changed.map(({ was, is }) => (
              <li key={`${was ?? ''} ${is ?? ''}`}>
                <p>{was === null ? t('dossierAi.changeNew') : t('dossierAi.changeFrom', { was })}</p>
                <p>{is === null ? t('dossierAi.changeGone') : t('dossierAi.changeTo', { is })}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h3>{t('dossierAi.strengths')}</h3>
        <Lines dossierId={dossierId} lines={body.strengths} body={body} />
      </section>
      <section>
        <h3>{t('dossierAi.risks')}</h3>
        <Lines dossierId={dossierId} lines={body.risks} body={body} />
      </section>
      <section>
        <h3>{t('dossierAi.toAsk')}</h3>
        <ul>
          {body.questions.map((fact) => (
            <li key={fact}>{t(`dossierGuide.factAsk.${fact}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('dossierAi.negotiation')}</h3>
        {negotiation === null ? (
          <p>{t('dossierAi.noRange')}</p>
        ) : (
          <>
            <p className="ai-range">
              {t('dossierAi.range', { from: money(negotiation.fromMinor), to: money(negotiation.toMinor) })}
            </p>
            <Lines dossierId={dossierId} lines={negotiation.reasons} body={body} isQuiet />
            <p className="muted">{t('dossierAi.restsOn')}</p>
            <Rows dossierId={dossierId} ids={negotiation.rows} body={body} />
          </>
        )}
      </section>
      {body.remarks.length > 0 ? (
        <section>
          <h3>{t('dossierAi.remarks')}</h3>
          <Said dossierId={dossierId} claims={body.remarks} />
        </section>
      ) : null}
    </div>
  );
}

interface LinesProps {
  readonly dossierId: string;
  readonly lines: FeedbackBody['strengths'];
  readonly body: FeedbackBody;
  readonly isQuiet?: boolean;
}

function Lines({ dossierId, lines, body, isQuiet = false }: LinesProps) {
  if (lines.length === 0) return isQuiet ? null : <p className="muted">{t('dossierAi.noLines')}</p>;
  return (
    <ul>
      {lines.map(({ key, fact, rows }) => (
        <li key={`${key} ${fact ?? ''}`}>
          <p>{t(`dossierGuide.feedback.${key}`)}</p>
          <Rows dossierId={dossierId} ids={rows} body={body} />
        </li>
      ))}
    </ul>
  );
}

function Rows({
  dossierId,
  ids,
  body,
}: {
  readonly dossierId: string;
  readonly ids: readonly string[];
  readonly body: FeedbackBody;
}) {
  return body.rows
    .filter(({ id }) => ids.includes(id))
    .map(({ id, kind, text }) => (
      <Source key={id} dossierId={dossierId} kind={kind} id={id} quote={text} isNamed />
    ));
}
