import { HINTS, hintMultiplier } from '#domain/hints.ts';
import { formatNumber, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import '../daily.css';

/** of a home that was guessed to the penny */
const MAX_POINTS = 1000;
const left = (multiplier: number) => formatNumber(Math.round(MAX_POINTS * multiplier));

/** Every hint, what it costs of the home, and what a perfect guess still earns with it. */
export function Part() {
  return (
    <div className="daily">
      <table className="daily-board">
        <thead>
          <tr>
            <th scope="col">{t('daily.hints.hint')}</th>
            <th scope="col">{t('daily.hints.cost')}</th>
            <th scope="col">{t('daily.hints.left')}</th>
          </tr>
        </thead>
        <tbody>
          {HINTS.map(({ kind, multiplier }) => (
            <tr key={kind}>
              <th scope="row">{t(`rules.hint.${kind}`)}</th>
              <td>{formatShare(1 - multiplier)}</td>
              <td>{left(multiplier)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('daily.hints.all')}</th>
            <td>{formatShare(1 - hintMultiplier(HINTS.map(({ kind }) => kind)))}</td>
            <td>{left(hintMultiplier(HINTS.map(({ kind }) => kind)))}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
