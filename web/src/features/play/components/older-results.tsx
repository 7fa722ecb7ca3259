import type { RunSummary } from '#wire/results.ts';
import { Link } from '#lib/link.tsx';
import { formatMoney } from '#domain/format-money.ts';
import { resultsPath, startPath } from '#domain/game-paths.ts';
import { formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { SayPractice } from '../load-practice.ts';
import { placeText } from '../place-text.ts';

interface OlderResultsProps {
  readonly run: RunSummary;
  readonly sayPractice: SayPractice;
  readonly sharePath: string;
}

/** The results in their earlier layout: one table and three links, from the same data. */
export function OlderResults({ run, sayPractice, sharePath }: OlderResultsProps) {
  const { family, slug } = run.game;
  return (
    <div className="page results" data-width="text">
      <header>
        <p className="muted">{run.game.title}</p>
        <h1>{t('reveal.score', { score: run.totalScore, max: run.maxScore })}</h1>
        <p>{placeText(run, sayPractice)}</p>
      </header>
      <div className="older-results">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('results.rounds')}</th>
              <th scope="col">{t('details.guess')}</th>
              <th scope="col">{t('details.price')}</th>
              <th scope="col">{t('details.points')}</th>
            </tr>
          </thead>
          <tbody>
            {run.rounds.map((round) => (
              <tr key={round.gameListingId}>
                <th scope="row">{t('results.home', { position: round.position })}</th>
                <Amounts round={round} />
                <td>{formatNumber(round.guess?.guess.score ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="older-links">
        <li>
          <TextLink as={Link} to={resultsPath(family, { slug, sessionId: run.sessionId })}>
            {t('results.newer')}
          </TextLink>
        </li>
        <li>
          <TextLink as={Link} to={sharePath}>
            {t('share.see')}
          </TextLink>
        </li>
        <li>
          <TextLink as={Link} to={startPath(family, slug)}>
            {t('results.again')}
          </TextLink>
        </li>
      </ul>
    </div>
  );
}

function Amounts({
  round: { guess: answer, isWithdrawn },
}: {
  readonly round: RunSummary['rounds'][number];
}) {
  if (isWithdrawn || !answer)
    return <td colSpan={2}>{isWithdrawn ? t('results.withdrawn') : t('results.notGuessed')}</td>;
  const { amountMinor, lowMinor, highMinor, priceMinor, currency } = answer.guess;
  const money = (minor: number | null | undefined) =>
    minor == null ? '—' : formatMoney(minor, currency, locale());
  return (
    <>
      <td>{lowMinor == null ? money(amountMinor) : `${money(lowMinor)} – ${money(highMinor)}`}</td>
      <td>{money(priceMinor)}</td>
    </>
  );
}
