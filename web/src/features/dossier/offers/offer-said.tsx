import { formatMoney } from '#domain/format-money.ts';
import type { OfferRow } from '#wire/dossier-hunt-rows.ts';
import { formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { chainLinks } from './offer-steps.ts';

/** What an offer says beside its amount: days, conditions, the reply and the chain. */
export function OfferSaid({ offer }: { readonly offer: OfferRow }) {
  const { currency, replyMinor, madeOn, openUntilOn, repliedOn } = offer;
  const dates = [
    madeOn === null ? null : t('dossierCompare.offer.madeOnDay', { date: formatDate(madeOn) }),
    openUntilOn === null ? null : t('dossierCompare.offer.openUntilDay', { date: formatDate(openUntilOn) }),
    repliedOn === null ? null : t('dossierCompare.offer.repliedOnDay', { date: formatDate(repliedOn) }),
  ].filter((one) => one !== null);
  return (
    <>
      {dates.length > 0 ? <p className="muted">{dates.join(' · ')}</p> : null}
      <Words title={t('dossierCompare.offer.conditions')} text={offer.conditions} />
      {replyMinor === null ? null : (
        <p>
          {t('dossierCompare.offer.askedInstead', { amount: formatMoney(replyMinor, currency, locale()) })}
        </p>
      )}
      <Words title={t('dossierCompare.offer.reply')} text={offer.reply} />
      {offer.chain === '' ? null : (
        <div>
          <h4>{t('dossierCompare.offer.chain')}</h4>
          <ol className="offer-chain">
            {chainLinks(offer.chain).map((link, at) => (
              <li key={`${String(at)} ${link}`} dir="auto">
                {link}
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <div>
      <h4>{title}</h4>
      <p className="dossier-text" dir="auto">
        {text}
      </p>
    </div>
  );
}
