import { scoreGuess } from '#domain/scoring.ts';
import { formatNumber, formatShare } from '#lib/format.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LandingSection } from '../landing-variants.ts';
import type { LandingData } from '../pages/test-landing-page.tsx';
import { GameList } from '#kit/games/game-list.tsx';
import { HowItWorks } from '#kit/games/how-it-works.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';

const SHOWN_GAMES = 3;
const MISSES = [0.02, 0.1, 0.25, 0.5] as const;

/** One section of a landing page. */
export function LandingPart({ section, ...data }: LandingData & { section: LandingSection }) {
  return (
    <section className="home-section landing-part">
      <h2>{t(section === 'how' ? 'how.title' : `landing.${section}.title`)}</h2>
      <PartBody section={section} {...data} />
    </section>
  );
}

function PartBody({ section, number, game, games, unfinished }: LandingData & { section: LandingSection }) {
  switch (section) {
    case 'how':
      return <HowItWorks />;
    case 'score':
      return <ScoreTable />;
    case 'proof':
      return <p className="landing-text">{t('landing.proof.text')}</p>;
    case 'games':
      return (
        <>
          <GameList games={games.filter(({ id }) => id !== game.id).slice(0, SHOWN_GAMES)} />
          <TextLink as={Link} to={PATHS.games}>
            {t('landing.games.all')}
          </TextLink>
        </>
      );
    case 'hosts':
      return (
        <>
          <p className="landing-text">{t('landing.hosts.text')}</p>
          <p className="landing-ways">
            <TextLink as={Link} to={PATHS.oneOffs}>
              {t('landing.hosts.oneOff')}
            </TextLink>
            <TextLink as={Link} to={PATHS.klavo}>
              {t('landing.hosts.klavo')}
            </TextLink>
          </p>
        </>
      );
    case 'questions':
      return (
        <dl className="landing-questions">
          {(['account', 'cost', 'price'] as const).map((question) => (
            <div key={question}>
              <dt>{t(`landing.questions.${question}`)}</dt>
              <dd>{t(`landing.questions.${question}.answer`)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'again':
      return (
        <>
          <p className="landing-text">{t('landing.again.text')}</p>
          <StartPanel game={game} unfinished={unfinished} isBrief label={t(`testLanding.${number}.cta`)} />
        </>
      );
  }
}

/** What a miss costs, by the very formula that scores it. */
function ScoreTable() {
  return (
    <table className="landing-score">
      <thead>
        <tr>
          <th scope="col">{t('landing.score.miss')}</th>
          <th scope="col">{t('landing.score.points')}</th>
        </tr>
      </thead>
      <tbody>
        {MISSES.map((miss) => (
          <tr key={miss}>
            <td>{t('landing.score.over', { share: formatShare(miss) })}</td>
            <td>{formatNumber(pointsFor(miss))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pointsFor(miss: number): number {
  const priceMinor = 40_000_000;
  const { score } = scoreGuess({
    formula: 'log_ratio',
    difficulty: 'normal',
    guess: { amountMinor: Math.round(priceMinor * (1 + miss)) },
    priceMinor,
  });
  return score;
}
