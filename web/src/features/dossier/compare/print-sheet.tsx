import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { Compared } from './compared.ts';
import { SheetTable } from './sheet-table.tsx';

/** Both homes on a sheet of A4 to take along: all that is known, what is to be asked, and lines to write on. */
export function PrintSheet({ compared }: { readonly compared: Compared }) {
  const { homes, result } = compared;
  return (
    <div className="sheet">
      <p className="sheet-print dossier-actions">
        <Button kind="primary" onClick={() => window.print()}>
          {t('dossierCompare.sheet.print')}
        </Button>
        <span className="muted">{t('dossierCompare.sheet.help')}</span>
      </p>
      <SheetTable compared={compared} />
      {result.questions.length > 0 ? (
        <section>
          <h2>{t('dossierCompare.sheet.ask')}</h2>
          <ul className="sheet-ask">
            {result.questions.map(({ fact, side }) => (
              <li key={`${fact} ${side}`}>
                <span dir="auto">{homes[side].title}:</span> {t(`dossierGuide.factAsk.${fact}`)}
                <span className="sheet-line" aria-hidden="true" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2>{t('dossierCompare.sheet.notes')}</h2>
        <div className="sheet-notes" aria-hidden="true">
          {Array.from({ length: 6 }, (_, line) => (
            <span key={line} className="sheet-line" />
          ))}
        </div>
        <p className="sheet-verdict">
          <span>☐ {homes.a.title}</span> <span>☐ {homes.b.title}</span>{' '}
          <span>☐ {t('dossierCompare.neither')}</span>
        </p>
      </section>
    </div>
  );
}
