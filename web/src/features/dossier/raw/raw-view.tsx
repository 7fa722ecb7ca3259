import { useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { saveBlob } from '#kit/files/save-blob.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readWhole, type Whole } from './read-whole.ts';
import { sheetFile } from './sheet-file.ts';
import { wholeJson } from './whole-files.ts';
import './raw.css';

interface RawViewProps {
  readonly at: 'overview' | 'photos';
  readonly children: (whole: Whole) => ReactNode;
}

/**
 * A dossier without its screens: made to be printed, kept as one file that needs no script, or taken by a machine. It says
 * what its reader may read, as everywhere else.
 */
export function RawView({ at, children }: RawViewProps) {
  const { dossierUuid: dossierId = '' } = useParams();
  const call = useCall(['raw dossier', dossierId], () => readWhole(dossierId));
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className="page raw">
      <nav className="raw-ways" aria-label={t('dossier.raw.ways')}>
        <TextLink as={Link} to={`/dossiers/${dossierId}/home`}>
          {t('dossier.raw.back')}
        </TextLink>
        {(['overview', 'photos'] as const).map((one) => (
          <TextLink
            key={one}
            as={Link}
            to={`/rawdossiers/${dossierId}/${one}`}
            aria-current={one === at ? 'page' : undefined}
          >
            {t(`dossier.raw.${one}`)}
          </TextLink>
        ))}
      </nav>
      <CallView call={call} waiting={<Skeleton height="20rem" />} failed={t('dossier.raw.failed')}>
        {(whole) => (
          <>
            <p className="raw-ways">
              <Button onClick={() => window.print()}>{t('dossier.raw.print')}</Button>
              <Button
                onClick={() => {
                  const html = sheetFile(sheet.current?.innerHTML ?? '', titleOf(whole));
                  saveBlob('dossier.html', new Blob([html], { type: 'text/html;charset=utf-8' }));
                }}
              >
                {t('dossier.raw.file')}
              </Button>
              <Button
                onClick={() =>
                  saveBlob(
                    'dossier.json',
                    new Blob([wholeJson(whole, new Date().toISOString())], { type: 'application/json' }),
                  )
                }
              >
                {t('dossier.raw.json')}
              </Button>
            </p>
            <div ref={sheet}>{children(whole)}</div>
          </>
        )}
      </CallView>
    </div>
  );
}

function titleOf({ dossiers: [dossier] }: Whole): string {
  return typeof dossier?.['title'] === 'string' ? dossier['title'] : '';
}
